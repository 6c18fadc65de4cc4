// The page as its users have it: a real mouse, keys, fingers, files and addresses.
//   node page_test.mjs SITE BROWSER PROGRAM PICTURES [NAME...]
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browse, Page, serve, worldOf } from './page.mjs';
import { casesOfParts } from './parts_cases.mjs';

const [site, browser, program, pictures, ...wanted] = process.argv.slice(2);
mkdirSync(pictures, { recursive: true });
const server = await serve(site);

const near = (a, b, by = 0.06) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= by;
const vertexOf = (state, body, index) => worldOf(state.scene.bodies[body])[index];
const native = (...words) => execFileSync(program, words, { encoding: 'utf8' });
const at = (query = '') => server.address + query;
const kScene = '?scene=builtin:two-pentagons';

/** What a download brings. */
async function downloaded(page, act) {
  const [file] = await Promise.all([page.tab.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), path: await file.path() };
}

/** Chooses a format in the dialog of Export. */
async function chooseFormat(page, format) {
  await page.tab.keyboard.press('Control+e');
  await page.settle();
  await page.click(`export/format/${format}`);
}

async function orderPdf(page) {
  await chooseFormat(page, 'pdf');
  await page.click('export/ok');
}

/** Exports in this format. */
async function exported(page, format) {
  await chooseFormat(page, format);
  return downloaded(page, () => page.click('export/ok'));
}

/** Both files are the same, but for the six letters before the name of an embedded font. */
function samePdf(ours, natives) {
  const bytes = pdf => pdf.toString('latin1').replaceAll(/[A-Z]{6}\+/g, 'SUBSET+');
  assert.match(bytes(natives), /SUBSET\+Inter/);
  if (bytes(ours) === bytes(natives)) return;
  writeFileSync(join(pictures, 'page.pdf'), ours);
  writeFileSync(join(pictures, 'native.pdf'), natives);
  assert.fail('page.pdf is not native.pdf');
}

/** Red, green, blue and alpha of each pixel of a PNG. */
async function pixelsOf(page, png) {
  const text = await page.tab.evaluate(async picture => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob());
    const sheet = new OffscreenCanvas(image.width, image.height).getContext('2d');
    sheet.drawImage(image, 0, 0);
    const { data } = sheet.getImageData(0, 0, image.width, image.height);
    const bytes = new Uint8Array(data.buffer);
    let all = '';
    for (let i = 0; i < bytes.length; i += 8192)
      all += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(all);
  }, png.toString('base64'));
  return Buffer.from(text, 'base64');
}

const cases = {
  ...casesOfParts(site, at()),

  async 'a vertex follows the mouse, and undo brings it back'(context) {
    const page = await Page.open(context, at(kScene));
    const before = vertexOf(await page.state(), 0, 2);
    await page.drag(before, [1.5, -1]);
    const after = vertexOf(await page.state(), 0, 2);
    assert(near(after, [1.5, -1], 0.03), `dragged to ${after}`);
    await page.tab.keyboard.press('Control+z');
    await page.until(s => near(vertexOf(s, 0, 2), before, 1e-9), 'the vertex is where it was');
    await page.tab.keyboard.press('Control+Shift+z');
    await page.until(s => near(vertexOf(s, 0, 2), after, 1e-9), 'the vertex is dragged again');
    assert.deepEqual(page.errors, []);
  },

  async 'nothing is drawn while nothing happens'(context) {
    const page = await Page.open(context, at(kScene));
    await page.until(s => s.said === '', 'what was said at the start is gone');
    await page.settle();
    const frames = await page.tab.evaluate(async () => {
      let count = 0;
      const draw = WebGL2RenderingContext.prototype.drawElements;
      WebGL2RenderingContext.prototype.drawElements = function (...all) {
        ++count;
        return draw.apply(this, all);
      };
      await new Promise(done => setTimeout(done, 1500));
      return count;
    });
    assert.equal(frames, 0);
  },

  async 'polygons are pasted, and copied'(context) {
    const page = await Page.open(context, at(kScene));
    await page.paste('POLYGON ((0 0, 4 0, 4 3, 0 0))');
    await page.click('import/replace').catch(() => page.click('import/add'));
    const state = await page.until(s => s.scene.bodies.some(b => b.vertices.length === 3), 'a triangle');
    await page.tab.keyboard.press('Control+c');
    await page.settle();
    const copied = await page.tab.evaluate(() => navigator.clipboard.readText());
    assert.equal(JSON.parse(copied).bodies.length, state.scene.bodies.length);
  },

  async 'a file is dropped, and chosen'(context) {
    const page = await Page.open(context, at(kScene));
    await page.tab.evaluate(text => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dreieck-ä.wkt'));
      dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, 'POLYGON ((0 0, 5 0, 5 3, 0 0))');
    await page.settle();
    await page.click('import/replace').catch(() => page.click('import/add'));
    await page.until(s => s.scene.bodies.some(b => b.vertices.some(v => v[0] === 5)), 'its triangle');
    const path = join(pictures, 'chosen.json');
    writeFileSync(path, native('convert', 'builtin:touching', '--to', 'scene'));
    const [chooser] = await Promise.all([
      page.tab.waitForEvent('filechooser'), page.tab.keyboard.press('Control+o')]);
    await chooser.setFiles(path);
    await page.click('unsaved/discard').catch(() => {});
    await page.until(s => s.title.includes('chosen'), 'the chosen scene');
  },

  async 'pictures are those of the desktop'(context) {
    const page = await Page.open(context, at(kScene + '&theme=light'));
    const { canvas } = await page.state();
    const size = `${canvas[2] - canvas[0]}x${canvas[3] - canvas[1]}`;
    const draw = format => {
      const path = join(pictures, `native.${format}`);
      native('render', 'builtin:two-pentagons', '-o', path, '--size', size, '--scale', '2',
             '--theme', 'light', '--as-seen');
      return readFileSync(path);
    };
    const svg = await exported(page, 'svg');
    assert.equal(readFileSync(svg.path, 'utf8'), draw('svg').toString());
    const png = readFileSync((await exported(page, 'png')).path);
    const shown = await pixelsOf(page, png);
    const ours = await pixelsOf(page, draw('png'));
    assert.equal(shown.length, ours.length);
    const most = shown.reduce((worst, value, i) => Math.max(worst, Math.abs(value - ours[i])), 0);
    assert(most <= 8, `channels differ by ${most}`);
    const gif = readFileSync((await exported(page, 'gif')).path);
    assert.equal(gif.subarray(0, 6).toString(), 'GIF89a');
  },

  async 'a PDF is that of the desktop, and what writes it is loaded for the first one'(context) {
    const page = await Page.open(context, at(kScene + '&theme=light'));
    const loaded = [];
    page.tab.on('request', request => loaded.push(new URL(request.url()).pathname));
    const { canvas } = await page.state();
    const draw = (...words) => {
      const path = join(pictures, 'native.pdf');
      native('render', 'builtin:two-pentagons', '-o', path, '--theme', 'light', ...words);
      return readFileSync(path);
    };
    const pdf = await exported(page, 'pdf');
    assert.equal(pdf.name, 'sepax-sat.pdf');
    const size = `${canvas[2] - canvas[0]}x${canvas[3] - canvas[1]}`;
    samePdf(readFileSync(pdf.path), draw('--as-seen', '--size', size, '--scale', '2'));
    assert.deepEqual(loaded, ['/pdf.js', '/pdf.wasm']);
    await page.tab.keyboard.press('Control+e');
    await page.settle();
    await page.click('export/area/crop');
    const crop = [await page.worldAt([300, 200]), await page.worldAt([900, 500])];
    await page.tab.mouse.move(300, 200);
    await page.tab.mouse.down();
    await page.tab.mouse.move(900, 500, { steps: 4 });
    await page.tab.mouse.up();
    for (const name of ['unit/paper', 'legend', 'caption']) await page.click(`export/${name}`);
    await page.click('export/ok');  // it asks: there is one of this name
    const paper = await downloaded(page, () => page.click('export/ok'));
    const [wide, high] = [170, 85].map(side => Math.round(side / 25.4 * 300 / 2));
    samePdf(readFileSync(paper.path), draw('--crop', crop.flat().join(), '--size', `${wide}x${high}`,
      '--scale', '2', '--mm', '170', '--legend', '--caption'));
    assert.deepEqual(loaded, ['/pdf.js', '/pdf.wasm']);
    assert.deepEqual(page.errors, []);
  },

  async 'a PDF whose writer cannot be loaded gives a sentence, and the next one is made'(context) {
    for (const part of ['pdf.js', 'pdf.wasm']) {
      const page = await Page.open(context, at(kScene));
      await page.tab.route(`**/${part}`, route => route.abort());
      await orderPdf(page);
      await page.until(s => s.said.startsWith('No picture was made: what writes PDF cannot be loaded'),
                       `a sentence without ${part}`);
      await page.tab.unroute(`**/${part}`);
      const file = await downloaded(page, () => page.choose('Export', 'export.again'));
      assert.equal(readFileSync(file.path).subarray(0, 5).toString(), '%PDF-');
      assert.deepEqual(page.errors, []);
    }
  },

  async 'while what writes PDF is loaded it is said, and can be cancelled'(context) {
    const page = await Page.open(context, at(kScene));
    let goOn = null;
    await page.tab.route('**/pdf.wasm', async route => {
      await new Promise(done => { goOn = done; });
      await route.continue();
    });
    await orderPdf(page);
    await page.until(s => 'progress/cancel' in s.places, 'that it is being loaded');
    await page.picture(join(pictures, 'loading-pdf.png'));
    await page.click('progress/cancel');
    await orderPdf(page);
    const file = await downloaded(page, async () => goOn());
    assert.equal(readFileSync(file.path).subarray(0, 5).toString(), '%PDF-');
    assert.deepEqual(page.errors, []);
  },

  async 'a picture becomes tiles'(context) {
    const page = await Page.open(context, at('?technique=ray&scene=builtin:ray-figure-3'));
    const path = join(pictures, 'tiles.png');
    native('render', 'builtin:two-pentagons', '-o', path, '--size', '64x48', '--transparent');
    await page.click('menu/File');
    const [chooser] = await Promise.all([
      page.tab.waitForEvent('filechooser'), page.click('menu/file.tiles')]);
    await chooser.setFiles(path);
    await page.until(s => s.said.includes('tiles'), 'the picture became tiles');
  },

  async 'on paper a lesson can be read'(context) {
    const page = await Page.open(context, at('?lesson=sat/01-shadows'));
    await page.tab.emulateMedia({ media: 'print' });
    const { width } = await page.tab.locator('#lesson').boundingBox();
    assert(width > 300, `the lesson is ${width} wide on paper`);
    await page.tab.screenshot({ path: join(pictures, 'printed-lesson.png'), fullPage: true });
  },

  async 'a scene is saved as a download'(context) {
    const page = await Page.open(context, at(kScene));
    const before = vertexOf(await page.state(), 0, 2);
    await page.drag(before, [before[0] + 1, before[1]]);
    await page.tab.keyboard.press('Control+s');
    await page.settle();
    await page.tab.keyboard.type('mine');
    await page.settle();
    const file = await downloaded(page, () => page.tab.keyboard.press('Enter'));
    assert.equal(file.name, 'mine.json');
    assert.equal(JSON.parse(readFileSync(file.path, 'utf8')).format, 'sepax-scene');
  },

  async 'a link opens, its copy says the same, a broken one says so'(context) {
    const link = native('link', 'builtin:touching', '--base', at()).trim();
    const page = await Page.open(context, link);
    const { scene } = await page.state();
    assert.deepEqual(scene, JSON.parse(native('convert', 'builtin:touching', '--to', 'scene')));
    await page.choose('File', 'file.link');
    const copied = await page.tab.evaluate(() => navigator.clipboard.readText());
    assert(copied.startsWith(at() + '#s='), copied.slice(0, 60));
    assert.equal(native('convert', copied, '--to', 'wkt'), native('convert', 'builtin:touching', '--to', 'wkt'));
  },

  async 'a broken link gives a sentence and the sandbox'(context) {
    const link = native('link', 'builtin:touching', '--base', at()).trim();
    const page = await Page.open(context, link.slice(0, -9));
    assert.match((await page.state()).said, /link is broken/);
    const foreign = await Page.open(context, at('#page=3'));
    assert.match((await foreign.state()).said, /holds no scene/);
    await page.tab.evaluate(hash => { location.hash = hash; }, new URL(link).hash);
    await page.until(s => s.title.includes('touch') || s.scene.bodies.length === 2, 'the scene of the link');
  },

  async 'a page that is loaded anew has what was not saved, another tab has not'(context) {
    const page = await Page.open(context, at(kScene));
    const before = vertexOf(await page.state(), 0, 2);
    await page.drag(before, [before[0] + 1, before[1] - 1]);
    const after = vertexOf(await page.state(), 0, 2);
    const second = await Page.open(context, at(kScene));
    const state = await second.state();
    assert(near(vertexOf(state, 0, 2), before, 1e-9), 'the second tab shows the scene as it is');
    assert(!('restore/yes' in state.places), 'and offers nothing of the first one');
    await second.tab.close();
    await page.tab.reload();
    await page.ready();
    await page.until(s => near(vertexOf(s, 0, 2), after, 1e-9), 'the vertex is where it was left');
  },

  async 'on a screen of two pixels a pixel the mouse finds its vertex'(_, make) {
    const context = await make({ deviceScaleFactor: 2 });
    const page = await Page.open(context, at(kScene));
    const before = vertexOf(await page.state(), 0, 2);
    await page.drag(before, [1.5, -1]);
    assert(near(vertexOf(await page.state(), 0, 2), [1.5, -1], 0.03));
    await page.picture(join(pictures, 'dpr2.png'));
  },

  async 'one finger drags, two take the view along'(_, make) {
    const context = await make({ hasTouch: true });
    const page = await Page.open(context, at(kScene));
    const hands = await context.newCDPSession(page.tab);
    const touch = (type, points) => hands.send('Input.dispatchTouchEvent', {
      type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const before = vertexOf(await page.state(), 0, 2);
    const [x, y] = await page.at(before);
    await touch('touchStart', [[x, y]]);
    for (let i = 1; i <= 5; ++i) await touch('touchMove', [[x + 12 * i, y + 10 * i]]);
    await touch('touchEnd', []);
    await page.settle();
    const after = vertexOf(await page.state(), 0, 2);
    assert(after[0] > before[0] + 0.3 && after[1] < before[1] - 0.2, `${before} to ${after}`);
    const { camera } = await page.state();
    await touch('touchStart', [[500, 400], [600, 400]]);
    for (let i = 1; i <= 5; ++i) await touch('touchMove', [[500 - 10 * i, 400], [600 + 10 * i, 400]]);
    await touch('touchEnd', []);
    await page.settle();
    const wide = (await page.state()).camera;
    assert(wide.zoom > 1.7 * camera.zoom && wide.zoom < 2.3 * camera.zoom, `zoom ${wide.zoom / camera.zoom}`);
    assert.deepEqual(vertexOf(await page.state(), 0, 2), after);
  },

  async 'part of another page it has no menus, and a lesson beside it'(context) {
    const page = await Page.open(context, at('?embed=1&technique=motion&scene=builtin:first-contact'));
    const state = await page.state();
    assert.equal(state.technique, 'motion');
    assert(!Object.keys(state.places).some(name => name.startsWith('menu/')), 'no menu');
    assert.deepEqual(state.canvas, [0, 0, 1400, 900]);
    await page.picture(join(pictures, 'embedded.png'));
    const lesson = await Page.open(context, at('?embed=1&lesson=sat/01-shadows'));
    const beside = await lesson.state();
    assert(beside.canvas[2] < 1100, 'the lesson has room');
    assert.match(await lesson.tab.textContent('#lesson'), /shadow/i);
    await lesson.picture(join(pictures, 'embedded-lesson.png'));
  },

  async 'keys alone reach shapes, handles and actions'(context) {
    const page = await Page.open(context, at(kScene));
    const before = (await page.state()).scene;
    const keys = page.tab.keyboard;
    await keys.press('Tab');
    await keys.press('ArrowRight');
    await page.until(s => JSON.stringify(s.scene) !== JSON.stringify(before), 'something has moved');
    await keys.press('Control+p');
    await page.settle();
    await keys.type('undo');
    await page.settle();
    await keys.press('Enter');
    await page.until(s => JSON.stringify(s.scene) === JSON.stringify(before), 'it is back');
  },

  async 'keys alone go through the panels'(context) {
    const page = await Page.open(context, at(kScene));
    const listed = s => Object.keys(s.places).some(name => name.startsWith('shapes/row/'));
    const keys = page.tab.keyboard;
    const { scene } = await page.state();
    for (const key of ['Tab', 'F6', 'Tab', 'Tab', 'Tab', 'ArrowLeft', 'ArrowRight']) {
      await keys.press(key);
      await page.settle();
    }
    const before = await page.state();
    assert.deepEqual(before.scene, scene, 'arrow keys are those of the panel');
    assert(!listed(before));
    await keys.press('Enter');
    await page.until(listed, 'the tab Shapes');
    await page.picture(join(pictures, 'keys-in-panel.png'));
    await keys.press('Escape');
    await keys.press('ArrowRight');
    await page.until(s => JSON.stringify(s.scene) !== JSON.stringify(scene), 'A has moved');
  },

  async 'keys alone lead into a part of another page, and out of it at both ends'(context) {
    const around = await context.newPage();
    await around.goto(at('page.js'));  // a page of the same server, to be written anew
    await around.setContent(`<button id="before">before</button>
      <iframe src="${at('?embed=1&scene=builtin:two-pentagons')}" width="900" height="560"></iframe>
      <button id="after">after</button>`);
    const frame = around.frames()[1];
    await frame.waitForFunction(() => document.getElementById('message')?.hidden);
    const page = new Page(frame);
    await page.settle();
    const keys = around.keyboard;
    const inside = () => frame.evaluate(() => document.hasFocus() && document.activeElement.id);
    const focused = () => around.evaluate(() => document.activeElement.id);
    assert.equal(await focused(), '', 'the page around keeps the keys');
    await around.focus('#before');
    await keys.press('Tab');
    assert.equal(await inside(), 'canvas');
    const { scene } = await page.state();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'ArrowRight']) await keys.press(key);
    await page.until(s => JSON.stringify(s.scene) !== JSON.stringify(scene), 'something has moved');
    assert.equal(await inside(), 'canvas', 'Tab goes through the shapes');
    await keys.press('Escape');
    await keys.press('Tab');
    assert.equal(await focused(), 'after');
    await keys.press('Shift+Tab');
    assert.equal(await inside(), 'canvas');
    await keys.press('Escape');
    await keys.press('Shift+Tab');
    assert.equal(await focused(), 'before');
    const words = await frame.evaluate(() => document.getElementById('canvas')
      .getAttribute('aria-describedby').split(' ').map(id => document.getElementById(id).textContent).join(' '));
    assert.match(words, /Escape and then Tab leaves/);
  },

  async 'names take every sign, put together or not'(context) {
    const page = await Page.open(context, at(kScene));
    await page.tab.keyboard.press('Control+p');
    await page.settle();
    await page.tab.keyboard.insertText('Dreieck θ');
    await page.settle();
    assert.equal(await page.tab.evaluate(() => document.activeElement.id), 'typing');
    await page.tab.keyboard.press('Escape');
    await page.settle();
    assert.equal(await page.tab.evaluate(() => document.activeElement.id), 'canvas');
  },

  async 'what is shown is said'(context) {
    const page = await Page.open(context, at('?scene=builtin:touching'));
    await page.tab.waitForFunction(() =>
      /touch/i.test(document.getElementById('narration').textContent));
    assert.equal(await page.tab.getAttribute('#canvas', 'role'), 'application');
  },

  async 'the browser wishes light and no motion'(_, make) {
    const context = await make({ colorScheme: 'light', reducedMotion: 'reduce' });
    const page = await Page.open(context, at(kScene));
    await page.picture(join(pictures, 'light.png'));
    const ground = (await pixelsOf(page, readFileSync(join(pictures, 'light.png')))).slice(-4);
    assert(ground[0] > 200, `the ground is ${ground}`);
  },

  async 'a context that is lost comes back'(context) {
    const page = await Page.open(context, at(kScene));
    await page.tab.evaluate(() => {
      const lose = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
      return new Promise(done => {
        document.getElementById('canvas').addEventListener('webglcontextrestored', () => setTimeout(done, 300));
        lose.loseContext();
        setTimeout(() => lose.restoreContext(), 300);
      });
    });
    await page.settle();
    const before = vertexOf(await page.state(), 0, 2);
    await page.drag(before, [1.5, 0]);
    assert(near(vertexOf(await page.state(), 0, 2), [1.5, 0], 0.03));
    await page.picture(join(pictures, 'restored-context.png'));
  },

  async 'a lesson is solved, and its link opens it as it is'(context) {
    const page = await Page.open(context, at('?lesson=sat/07-concave-shapes-lie'));
    const { lesson } = await page.state();
    assert.equal(lesson.done, 0);
    await page.picture(join(pictures, 'lesson.png'));
    const before = vertexOf(await page.state(), 0, 3);
    await page.drag(before, [before[0], before[1] - 2]);
    const { scene } = await page.until(s => s.lesson.done === 1, 'the first task is solved');
    const corners = worldOf(scene.bodies[1]);
    const middle = [0, 1].map(i => corners.reduce((sum, p) => sum + p[i], 0) / corners.length);
    await page.drag(middle, [middle[0] + 0.9, middle[1] - 0.9]);
    const solved = await page.until(s => s.lesson.done === 2, 'the second task is solved');
    await page.choose('File', 'file.link');
    const copied = await page.tab.evaluate(() => navigator.clipboard.readText());
    const other = await Page.open(context, copied);
    const opened = await other.state();
    assert.equal(opened.lesson.id, lesson.id);
    assert.deepEqual(opened.scene, solved.scene);
    // What was learned is known in every tab.
    let known = 0;  // the storage is written a little after the hands have rested
    for (let tries = 0; tries < 40 && known !== 2; ++tries) {
      const third = await Page.open(context, at('?lesson=sat/07-concave-shapes-lie'));
      known = (await third.state()).lesson.done;
      await third.tab.close();
    }
    assert.equal(known, 2);
  },

  async 'what needs the desktop says so'(context) {
    const page = await Page.open(context, at(kScene));
    await page.click('menu/File');
    const [x, y] = await page.placeOf('menu/file.quit');
    await page.tab.mouse.move(x, y);
    await page.until(s => 'needs/file.quit' in s.places, 'the reason beside Quit');
    await page.tab.keyboard.press('Escape');
    await page.settle();
    await page.tab.keyboard.press('Control+e');
    await page.settle();
    await page.click('export/format/mp4');
    await page.until(s => 'export/problem/format' in s.places, 'MP4 needs the desktop');
  },
};

let failed = 0;
for (const [name, run] of Object.entries(cases)) {
  if (wanted.length > 0 && !wanted.some(part => name.includes(part))) continue;
  const contexts = [];
  const make = async more => {
    const context = await browse(browser, more);
    contexts.push(context);
    return context;
  };
  try {
    await run(run.length > 1 ? null : await make(), make);
    console.log(`ok      ${name}`);
  } catch (error) {
    ++failed;
    console.log(`FAILED  ${name}\n        ${error.stack.split('\n').slice(0, 4).join('\n        ')}`);
    const page = contexts.at(-1)?.pages().at(-1);
    await page?.screenshot({ path: join(pictures, `failed-${failed}.png`) }).catch(() => {});
  }
  for (const context of contexts) await context.close();
}
server.close();
process.exit(failed === 0 ? 0 : 1);
