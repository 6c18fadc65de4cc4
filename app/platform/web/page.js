// The page around the program: what browsers alone know of (storage, clipboard, files, fields for
// words, addresses) goes in and out here. The program itself never leaves the machine.
'use strict';

const canvas = document.getElementById('canvas');
const typing = document.getElementById('typing');
const message = document.getElementById('message');
const query = new URLSearchParams(location.search);
const embedded = !['', '0'].includes(query.get('embed') ?? '');
document.body.classList.toggle('embedded', embedded);

const kHome = '/home/web_user';
const kConfig = `${kHome}/.config/sepax`;  // settings, of all tabs, and a copy of the progress
const kMostTabs = 100;

/** Says why there is no sandbox. */
function fail(sentence) {
  message.hidden = false;
  message.textContent = sentence;
}

if (location.protocol === 'file:')
  fail('Browsers run this page from a server only: app/web.sh starts one on this machine.');

// ---- storage: what is unsaved belongs to one tab ------------------------------------------------

/** Holds the name as long as the tab lives; false when another tab holds it. */
function hold(name) {
  return new Promise(done => {
    const held = navigator.locks.request(name, { ifAvailable: true }, lock => {
      done(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
    held.catch(() => done(false));
  });
}

/** The number of this tab, and whether it is the one that it had before it was loaded anew. */
async function takeTab() {
  const before = sessionStorage.getItem('sepax.tab');
  if (!navigator.locks) return { number: before ?? String(Math.random()).slice(2), same: before !== null };
  const numbers = [...Array(kMostTabs).keys()].map(String);
  for (const number of before === null ? numbers : [before, ...numbers])
    if (await hold(`sepax.tab.${number}`)) return { number, same: number === before };
  return { number: String(Math.random()).slice(2), same: false };
}

/** Makes the folder one that stays. */
function mount(path) {
  FS.mkdirTree(path);
  FS.mount(IDBFS, {}, path);
}

/** The user has chosen a theme before. */
function hasTheme() {
  try {
    return 'theme' in JSON.parse(FS.readFile(`${kConfig}/settings.json`, { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

// What has been learned is that of a reader, not of a tab: all tabs add to one list, each at once
// and so none over what another has just added.
const kProgress = 'sepax.lessons';
const progressFile = () => `${ENV.XDG_STATE_HOME}/sepax/lessons.json`;

function progressIn(read) {
  try {
    const { done = [], last = '' } = JSON.parse(read());
    return { done, last };
  } catch {
    return { done: [], last: '' };
  }
}
const progressOfAll = () => progressIn(() => localStorage.getItem(kProgress));
const progressOfTab = () => progressIn(() => FS.readFile(progressFile(), { encoding: 'utf8' }));

/** Both as one text; empty where nothing has been learned. */
function together(kept, added) {
  const done = [...new Set([...kept.done, ...added.done])].sort();
  const last = added.last || kept.last;
  return done.length > 0 || last ? JSON.stringify({ done, last }) : '';
}

function takeProgress() {
  const progress = together(progressOfTab(), progressOfAll());
  if (!progress) return;
  FS.mkdirTree(progressFile().slice(0, progressFile().lastIndexOf('/')));
  FS.writeFile(progressFile(), progress);
}

function giveProgress() {
  const progress = together(progressOfAll(), progressOfTab());
  try {
    if (progress) localStorage.setItem(kProgress, progress);
  } catch { /* this browser keeps nothing */ }
}

let saving = false;
let saveAgain = false;
/** Writes the folders that stay to the browser's storage; one after the other. */
function save() {
  giveProgress();
  saveAgain = saving;
  if (saving) return;
  saving = true;
  FS.syncfs(false, () => {
    saving = false;
    if (saveAgain) save();
  });
}

// What was done last is written a little later than the program keeps it.
const kQuiet = 2500;  // milliseconds
let quiet = 0;
for (const kind of ['pointerup', 'touchend', 'keyup', 'wheel', 'paste', 'drop'])
  addEventListener(kind, () => {
    clearTimeout(quiet);
    quiet = setTimeout(save, kQuiet);
  }, { passive: true });

// The browser's storage takes its time, which a page that is left has not: this tab's unsaved work
// waits for its next page in what the browser keeps at once.
const copies = () => `${ENV.XDG_STATE_HOME}/sepax/autosave`;

function keepUnsaved() {
  const kept = {};
  try {
    for (const name of FS.readdir(copies()))
      if (name.endsWith('.json'))
        kept[name] = FS.readFile(`${copies()}/${name}`, { encoding: 'utf8' });
  } catch { /* nothing was changed */ }
  try { sessionStorage.setItem('sepax.unsaved', JSON.stringify(kept)); } catch { /* it is too large */ }
}

function takeUnsaved() {
  const kept = JSON.parse(sessionStorage.getItem('sepax.unsaved') ?? 'null');
  if (kept === null) return;
  FS.mkdirTree(copies());
  for (const name of FS.readdir(copies()))
    if (name.endsWith('.json')) FS.unlink(`${copies()}/${name}`);
  for (const [name, scene] of Object.entries(kept)) FS.writeFile(`${copies()}/${name}`, scene);
  sessionStorage.removeItem('sepax.unsaved');
}

async function prepare() {
  addRunDependency('tab');
  const tab = await takeTab();
  try { sessionStorage.setItem('sepax.tab', tab.number); } catch { /* then it is a new tab */ }
  ENV.XDG_STATE_HOME = `${kHome}/tab/${tab.number}`;
  mount(kConfig);
  mount(ENV.XDG_STATE_HOME);
  FS.syncfs(true, async error => {
    if (error) console.warn('The storage of this browser cannot be read: ' + error);
    // Files that were opened went with the page.
    try { FS.unlink(`${ENV.XDG_STATE_HOME}/sepax/recent`); } catch { /* there was none */ }
    takeProgress();
    if (tab.same) {
      takeUnsaved();
      Module.arguments.push('restore=1');
    }
    if (!query.get('theme') && !hasTheme() && matchMedia('(prefers-color-scheme: light)').matches)
      Module.arguments.push('theme=light');
    if (location.hash.length > 1) await loadRest();  // what reads links is there
    removeRunDependency('tab');
  });
}

// ---- clipboard ----------------------------------------------------------------------------------

let copied = null;    // while the page's own event lasts
let copying = false;

function writeClipboard(text) {
  if (copying) { copied = text; return; }
  navigator.clipboard?.writeText(text).catch(error => console.warn('clipboard: ' + error));
}

const text = (name, value) => Module.ccall(name, null, ['string'], [value]);

addEventListener('paste', event => {
  text('sepaxPaste', event.clipboardData.getData('text/plain'));
  event.preventDefault();
});
for (const kind of ['copy', 'cut'])
  addEventListener(kind, event => {
    copied = null;
    copying = true;
    Module._sepaxCopy(kind === 'cut' ? 1 : 0);
    copying = false;
    if (copied !== null) event.clipboardData.setData('text/plain', copied);
    event.preventDefault();
  });

// ---- words: signs that keyboards put together come out of a field of the page ---------------------

function focus(types) {
  (types ? typing : canvas).focus({ preventScroll: true });
}

function takeTyped() {
  if (typing.value) text('sepaxType', typing.value);
  typing.value = '';
}
typing.addEventListener('input', event => { if (!event.isComposing) takeTyped(); });
typing.addEventListener('compositionend', takeTyped);
canvas.addEventListener('pointerdown', () => { if (document.activeElement !== typing) canvas.focus(); });

// ---- files --------------------------------------------------------------------------------------

async function take(files, how = 'sepaxDrop') {
  FS.mkdirTree('/files');
  for (const file of files) {
    const path = '/files/' + file.name.replaceAll('/', '_');
    FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
    text(how, path);
  }
}

function chooseFiles(tiles) {
  const input = Object.assign(document.createElement('input'),
                              { type: 'file', multiple: !tiles, accept: tiles ? '.png' : '' });
  input.onchange = () => take(input.files, tiles ? 'sepaxTiles' : 'sepaxDrop');
  input.click();
}

function download(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', event => {
  event.preventDefault();
  take(event.dataTransfer.files);
});

// ---- PDF: written by a program of its own, which is loaded for the first one ----------------------

let pdfProgram = null;  // a promise of it

/** Runs a script of this page; fails where it cannot be had. */
function loadScript(address) {
  return new Promise((done, failed) => {
    const script = Object.assign(document.createElement('script'),
                                 { src: address, onload: done, onerror: failed });
    document.head.append(script);
    script.addEventListener('error', () => script.remove());
  });
}

function loadPdfProgram() {
  pdfProgram ??= loadScript('pdf.js').then(() => sepaxPdf()).catch(error => {
    pdfProgram = null;  // the next picture tries again
    throw error;
  });
  return pdfProgram;
}

/** The bytes in the memory of a program while `use` runs. */
function lend(program, bytes, use) {
  const at = program._malloc(bytes.length);
  program.HEAPU8.set(bytes, at);
  use(at);
  program._free(at);
}

const noPdf = problem => ({ bytes: new Uint8Array(0), problem });

async function writePdf(order) {
  let program = null;
  try {
    program = await loadPdfProgram();
  } catch (error) {
    console.warn('pdf: ' + error);
    return noPdf('what writes PDF cannot be loaded; try again when its server can be reached');
  }
  try {
    lend(program, order, at => program._sepaxWritePdf(at, order.length));
    return program.made;
  } catch (error) {  // what has broken off does not go on: the next picture has a new one
    pdfProgram = null;
    console.warn('pdf: ' + error);
    return noPdf('the PDF is too much for the memory of this page');
  }
}

async function orderPdf(ticket, order) {
  const { bytes, problem } = await writePdf(order);
  lend(Module, bytes, at => Module.ccall('sepaxTakePdf', null,
    ['number', 'number', 'number', 'string'], [ticket, at, bytes.length, problem]));
}

// ---- addresses ----------------------------------------------------------------------------------

/** What the address asks for, as arguments of the program. */
function argumentsOfAddress() {
  const wanted = [];
  for (const name of ['scene', 'technique', 'lesson', 'theme', 'embed'])
    if (query.get(name)) wanted.push(`${name}=${query.get(name)}`);
  if (location.hash.length > 1) wanted.push(`link=${location.href}`);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) wanted.push('still=1');
  wanted.push(`base=${location.href.split('#')[0]}`);
  return wanted;
}

addEventListener('hashchange', () => {
  if (location.hash.length > 1) text('sepaxOpenLink', location.href);
});

// ---- life of the page ---------------------------------------------------------------------------

function leave() {
  if (!Module.calledRun) return;
  Module._sepaxLeave();
  keepUnsaved();
  save();
}
addEventListener('visibilitychange', () => {
  if (document.hidden) return leave();
  sessionStorage.removeItem('sepax.unsaved');  // what the storage holds is newer from now on
  dispatchEvent(new Event('resize'));          // and the canvas may have lost its picture
});
addEventListener('pagehide', leave);
addEventListener('contextmenu', event => event.preventDefault());

/** For pages around this one: what is shown. */
window.sepax = {
  describe: () => JSON.parse(Module.ccall('sepaxDescribe', 'string', [], [])),
};

const kSayDelay = 400;  // milliseconds
let saying = 0;
const narration = document.getElementById('narration');

var Module = {
  canvas,
  arguments: argumentsOfAddress(),
  instantiateWasm: loadFirst,
  preRun: [prepare],
  postRun: [() => {
    message.hidden = true;
    if (!embedded) canvas.focus();  // the page around keeps the keys that it has
    requestAnimationFrame(() => setTimeout(loadRest));  // after the first frame
  }],
  onAbort: () => fail('sepax has ended. Loading this page again offers unsaved work.'),
  printErr: line => {
    console.warn(line);
    if (line.startsWith('sepax: ')) fail(line.slice('sepax: '.length));
  },
  sepaxFocus: focus,
  sepaxWriteClipboard: writeClipboard,
  sepaxChooseFiles: chooseFiles,
  sepaxDownload: download,
  sepaxOrderPdf: orderPdf,
  sepaxShowText: words => { document.getElementById('lesson').textContent = words; },
  sepaxSay: words => {  // while something is dragged there is nothing to be said yet
    clearTimeout(saying);
    saying = setTimeout(() => { narration.textContent = words; }, kSayDelay);
  },
};
