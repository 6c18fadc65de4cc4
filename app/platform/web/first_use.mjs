// Which functions a page needs at first: uses the program as readers do when they come, in a browser
// that draws nothing and has a clock of its own, and writes what has run.
//   node first_use.mjs SCRIPT INSTRUMENTED PROFILE
// SCRIPT is what Emscripten has written, INSTRUMENTED what wasm-split has made of its program. Each
// page writes a PROFILE with a number behind.
import { readFileSync, writeFileSync } from 'node:fs';

const [script, instrumented, profile] = process.argv.slice(2);
const source = readFileSync(script, 'utf8');
const code = new WebAssembly.Module(readFileSync(instrumented));
const kSize = { left: 0, top: 0, width: 1400, height: 900 };
const kFrame = 1000 / 60;  // milliseconds
const kSettled = 12;       // frames
const kPatience = 60;      // frames until a widget says what it is
const kHome = '/home/web_user';

/** What WebGL answers; whatever else it is asked for is done in silence. */
const kMost = 16384;
const parameters = { 0x1f02: 'WebGL 2.0', 0x8b8c: 'WebGL GLSL ES 3.00', 0xd3a: [kMost, kMost] };
const answers = {
  getParameter: name => parameters[name] ?? kMost,
  getShaderParameter: () => true,
  getProgramParameter: (_, name) => name === 0x8b82 ? 1 : 0,  // it is linked, without uniforms
  getShaderInfoLog: () => '',
  getProgramInfoLog: () => '',
  checkFramebufferStatus: () => 0x8cd5,
  getError: () => 0,
  getExtension: () => null,
  getSupportedExtensions: () => [],
  getAttribLocation: () => 0,
};

const pages = [];

/** A page with the program, begun with these arguments, in a browser that has kept these files. */
class Page {
  constructor(words, files = {}) {
    this.now = 0;
    this.failures = 0;  // frames that are still to fail
    this.frames = [];
    this.timers = [];
    this.listeners = {};
    const gl = new Proxy({ ...answers, drawElements: () => this.draw() }, {
      get: (known, name) => known[name] ?? (name.startsWith('create') ? () => ({}) : () => {}),
    });
    const canvas = this.target({ nodeName: 'CANVAS', id: 'canvas', style: {}, onwheel: null,
                                 getBoundingClientRect: () => kSize, getContext: () => gl });
    const doors = ['Focus', 'WriteClipboard', 'ChooseFiles', 'Download', 'OrderPdf', 'ShowText', 'Say'];
    this.module = {
      ...Object.fromEntries(doors.map(name => [`sepax${name}`, () => {}])),
      canvas,
      arguments: ['base=http://localhost/', ...words],
      preRun: [() => this.keep(files)],
      printErr: line => { if (this.failures === 0) throw new Error(line); },
      instantiateWasm: (imports, done) => {
        const instance = new WebAssembly.Instance(code, imports);
        this.write = instance.exports.__write_profile;
        return done(instance);
      },
    };
    const globals = {
      Module: this.module,
      window: this.target(),
      document: this.target({ getElementById: () => canvas, querySelector: () => canvas }),
      screen: {},
      WebGLRenderingContext: class {},
      devicePixelRatio: 1,
      performance: { now: () => this.now },
      requestAnimationFrame: act => this.frames.push(act),
      setTimeout: (act, wait = 0) => this.timers.push({ act, at: this.now + wait }),
      clearTimeout: number => { this.timers[number - 1].act = null; },
    };
    new Function(...Object.keys(globals), source)(...Object.values(globals));
    this.settle();
    pages.push(this);
  }

  target(more = {}) {
    return { ...more, removeEventListener: () => {},
             addEventListener: (kind, act) => { this.listeners[kind] = act; } };
  }

  keep(files) {
    const { ENV, FS } = this.module;
    ENV.XDG_STATE_HOME = `${kHome}/tab/0`;
    for (const folder of [`${kHome}/.config/sepax`, ENV.XDG_STATE_HOME]) FS.mkdirTree(folder);
    for (const [path, bytes] of Object.entries(files)) {
      FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      FS.writeFile(path, bytes);
    }
  }

  /** What is kept for the next page. */
  files(folder = kHome) {
    const { FS } = this.module;
    const paths = FS.readdir(folder).filter(name => !name.startsWith('..') && name !== '.')
      .map(name => `${folder}/${name}`);
    return Object.assign({}, ...paths.map(path => FS.isDir(FS.stat(path).mode)
      ? this.files(path) : { [path]: FS.readFile(path) }));
  }

  draw() {
    if (this.failures > 0) this.module._sepaxMissRest(--this.failures);
  }

  /** So many frames fail for want of the rest. */
  fail(frames) {
    this.failures = frames;
    this.mouse('mousemove', [500, 400]);
    this.settle();
    this.places('');
  }

  settle(frames = kSettled) {
    for (let i = 0; i < frames; ++i) {
      this.now += kFrame;
      for (const timer of this.timers)
        if (timer.at <= this.now && timer.act) [timer.act, timer.done] = [null, timer.act()];
      for (const act of this.frames.splice(0)) act(this.now);
    }
  }

  fire(kind, more = {}) {
    this.listeners[kind]({ type: kind, target: {}, preventDefault: () => {}, ...more });
    this.settle(2);
  }

  mouse(kind, [clientX, clientY], more = {}) {
    this.fire(kind, { clientX, clientY, screenX: clientX, screenY: clientY, button: 0, buttons: 0,
                      ...more });
  }

  /** One finger. */
  touch(kind, [clientX, clientY]) {
    const finger = [{ identifier: 0, clientX, clientY, pageX: clientX, pageY: clientY,
                      screenX: clientX, screenY: clientY, target: {} }];
    const left = kind === 'touchend' ? [] : finger;
    this.fire(kind, { touches: left, targetTouches: left, changedTouches: finger });
  }

  /** With Alt nothing snaps. */
  drag(from, by, altKey) {
    const to = share => [from[0] + share * by[0], from[1] + share * by[1]];
    this.mouse('mousemove', from);
    this.mouse('mousedown', from, { buttons: 1, altKey });
    for (const share of [0.3, 0.6, 1]) this.mouse('mousemove', to(share), { buttons: 1, altKey });
    this.mouse('mouseup', to(1), { altKey });
    this.settle();
  }

  /** Rests on the widget until all that it says is shown. */
  hover(name) {
    this.mouse('mousemove', this.widget(name));
    this.settle(kPatience);
  }

  tap(at) {
    this.mouse('mousemove', at);
    this.mouse('mousedown', at, { buttons: 1 });
    this.mouse('mouseup', at);
    this.settle();
  }

  click(name) { this.tap(this.widget(name)); }

  press(code, more = {}) {
    const key = code.replace('Key', '').toLowerCase();
    for (const kind of ['keydown', 'keyup'])
      this.fire(kind, { key, code, keyCode: 0, charCode: 0, which: 0, location: 0, ...more });
    this.settle();
  }

  call(name, ...texts) { return this.module.ccall(name, 'string', texts.map(() => 'string'), texts); }
  state() { return JSON.parse(this.call('sepaxDescribe')); }

  /** The names of the widgets that begin so; they are known from the next frame on. */
  places(begin) {
    this.state();
    this.settle();
    return Object.keys(this.state().places).filter(name => name.startsWith(begin));
  }

  widget(name) {
    const [left, top, right, bottom] = this.state().places[name];
    return [(left + right) / 2, (top + bottom) / 2];
  }

  /** Where a point of the first shape stands, by what it is of the vertices. */
  placeOf(pointOf) {
    const { canvas: [left, top, right, bottom], camera, scene } = this.state();
    const { position = [0, 0], vertices } = scene.bodies[0] ?? { vertices: [[0, 0]] };
    const [x, y] = [0, 1].map(i => pointOf(vertices.map(v => v[i])) + position[i] - camera.center[i]);
    return [(left + right) / 2 + x * camera.zoom, (top + bottom) / 2 - y * camera.zoom];
  }

  /** The functions that have run. */
  ran() {
    const size = this.write(0, 0);
    const at = this.module._malloc(size);
    this.write(at, size);
    return this.module.HEAPU8.slice(at, at + size);
  }
}

const vertex = numbers => numbers[0];
const middle = numbers => numbers.reduce((sum, number) => sum + number / numbers.length, 0);

/** The hands of a reader. */
function play(page) {
  const { canvas: [left, top, right, bottom] } = page.state();
  for (let x = left; x < right; x += (right - left) / 12)
    for (let y = top; y < bottom; y += (bottom - top) / 8) page.mouse('mousemove', [x, y]);
  for (const alt of [false, true])
    for (const point of [vertex, middle]) page.drag(page.placeOf(point), [60, -40], alt);
  page.tap(page.placeOf(vertex));
  for (const kind of ['touchstart', 'touchmove', 'touchend']) page.touch(kind, page.placeOf(vertex));
  page.mouse('wheel', page.placeOf(middle), { deltaX: 0, deltaY: 100, deltaMode: 0 });
  for (const place of page.places('tab/')) page.hover(place);
  for (const key of ['Tab', 'Tab', 'ArrowRight', 'ArrowDown', 'Escape']) page.press(key);
  for (const code of ['KeyZ', 'KeyY']) page.press(code, { ctrlKey: true });
}

// What the start page leads to: each alone, and one after the other.
const start = new Page([]);
const places = [...start.places('home/lesson:'), ...start.places('rail/')]
  .filter(place => place !== 'rail/learn');
for (const place of places) {
  const page = new Page([]);
  page.places('');
  page.hover(place);
  page.click(place);
  play(page);
}
for (const place of [...places, ...places.reverse()]) {
  start.click(place);
  start.click('rail/learn');
}
play(new Page(['scene=builtin:two-pentagons', 'embed=1', 'theme=light', 'still=1']));

// What must go on when the rest cannot be had, and what the page calls of its own accord.
const alone = new Page(['scene=builtin:two-pentagons']);
play(alone);
alone.fail(1);
play(alone);
alone.fail(2);
alone.click('home/sandbox');
alone.module._sepaxLeave();
const kept = alone.files();
alone.fail(kMost);  // this ends it, so that what is called now does no more than wait for a frame
alone.module._sepaxCopy(0);
for (const name of ['Paste', 'Type', 'Drop', 'Tiles', 'OpenLink']) alone.call(`sepax${name}`, 'a');
alone.module._sepaxTakePdf(0, 0, 0, 0);

// A reader who comes back.
new Page(['restore=1'], kept);

pages.forEach((page, i) => writeFileSync(`${profile}.${i}`, page.ran()));
