// The program is loaded in two parts: what readers use when they come, and after the first frame the
// rest. Whoever calls the rest before it is there waits for it.
'use strict';

const kPatience = 5000;  // milliseconds between two tries to load the rest

/** Fetches a program, and gives it to `stream`, or to `whole` where the server names no type. */
async function fetchProgram(address, stream, whole) {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return stream(answer.clone()).catch(async () => whole(await answer.arrayBuffer()));
}

let first = null;             // what the first part exports
let stamp = '';               // begins the name of all that the rest needs of it
let restIsHere = false;
let restMissing = -Infinity;  // when it was last tried in vain

const restAddress = () => `rest.wasm?${stamp}`;  // none that a browser has kept of another build
const restImports = () => ({ first });

/** Loads the rest while the program goes on; later again where it cannot be had. */
async function loadRest() {
  if (restIsHere) return;
  try {
    const code =
      await fetchProgram(restAddress(), WebAssembly.compileStreaming, WebAssembly.compile);
    if (!restIsHere) await WebAssembly.instantiate(code, restImports());
    restIsHere = true;
  } catch (error) {
    console.warn('rest: ' + error);
    setTimeout(loadRest, kPatience);
  }
}

/** Loads the rest while the program stands still. */
function loadRestNow() {
  if (performance.now() < restMissing + kPatience) throw new Error('it was tried in vain just now');
  const request = new XMLHttpRequest();
  request.open('GET', restAddress(), false);
  request.overrideMimeType('text/plain; charset=x-user-defined');  // bytes as they are
  request.send();
  if (request.status !== 200) throw new Error(`${restAddress()}: ${request.status}`);
  const bytes = Uint8Array.from(request.responseText, sign => sign.charCodeAt(0));
  new WebAssembly.Instance(new WebAssembly.Module(bytes), restImports());
  restIsHere = true;
}

/** Returns when the rest is there; without it, what the program is about fails. */
function needRest() {
  if (restIsHere) return;
  try {
    loadRestNow();
  } catch (error) {
    console.warn('rest: ' + error);
    restMissing = performance.now();
    if (!message.hidden) fail('sepax cannot be loaded. Loading this page again may help.');
    Module._sepaxMissRest();
  }
}

/** In place of each function of the rest, by its number in the table of functions. */
const standIns = new Proxy({}, {
  get: (_, number) => (...all) => {
    needRest();
    return wasmTable.get(Number(number))(...all);
  },
});

/** Loads the first part; what it imports from elsewhere is the rest. */
function loadFirst(imports, done) {
  const all = new Proxy(imports, { get: (known, name) => known[name] ?? standIns });
  fetchProgram('sepax.wasm', answer => WebAssembly.instantiateStreaming(answer, all),
               bytes => WebAssembly.instantiate(bytes, all)).then(({ instance }) => {
    first = instance.exports;
    stamp = Object.keys(first).find(name => /^[0-9a-f]{8}:/.test(name)).slice(0, 8);
    done(instance);
  }).catch(error => {
    console.warn('sepax: ' + error);
    fail('sepax cannot be loaded. Loading this page again may help.');
  });
  return {};
}
