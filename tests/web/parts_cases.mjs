// The page loads what it shows at first, and then the rest of its program.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Page, worldOf } from './page.mjs';

const kMost = 1.1e6;  // bytes before the first frame, packed
const kRest = '**/rest.wasm*';
const kTriangle = 'POLYGON ((0 0, 4 0, 4 3, 0 0))';

const hasTriangle = s => s.scene.bodies.some(body => body.vertices.length === 3);
const vertexOf = state => worldOf(state.scene.bodies[0])[2];

/** Opens a page whose requests for the rest go where `answer` sends them. */
async function openWith(context, address, answer) {
  await context.route(kRest, answer);
  return Page.open(context, address);
}

async function pasteTriangle(page) {
  await page.paste(kTriangle);
  await page.click('import/add');
  await page.until(hasTriangle, 'a triangle');
}

/** The cases for the page at `address`, whose files lie in `site`. */
export const casesOfParts = (site, address) => ({
  async 'what is loaded before the first frame is small'(context) {
    await context.addInitScript(() => {
      const draw = WebGL2RenderingContext.prototype.drawElements;
      WebGL2RenderingContext.prototype.drawElements = function (...all) {
        window.firstFrame ??= performance.now();
        return draw.apply(this, all);
      };
    });
    const page = await Page.open(context, address);
    const loaded = () => page.tab.evaluate(() => performance.getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname.slice(1), startTime,
                                       early: startTime < window.firstFrame })));
    let files = [];
    for (let tries = 0; tries < 100 && !files.some(({ name }) => name === 'rest.wasm'); ++tries)
      files = await loaded();
    const early = ['index.html', ...files.filter(file => file.early).map(({ name }) => name)]
      .filter(name => existsSync(join(site, name)));  // browsers ask for an icon
    assert.deepEqual(early.sort(), ['index.html', 'page.js', 'parts.js', 'sepax.js', 'sepax.wasm']);
    assert.equal(files.filter(({ name }) => name === 'rest.wasm').length, 1);
    const packed = early.map(name => gzipSync(readFileSync(join(site, name)), { level: 9 }).length);
    const sum = packed.reduce((all, one) => all + one);
    assert(sum <= kMost, `${sum} bytes: ${early.map((name, i) => `${name} ${packed[i]}`).join(', ')}`);
  },

  async 'lessons and techniques are shown before the rest is there'(context) {
    const page = await openWith(context, address, route => route.abort());
    for (const place of ['home/lesson:rays/01-tiles-and-solidity', 'rail/learn',
                         'home/lesson:sat/01-shadows', 'rail/minkowski', 'rail/motion', 'rail/sat']) {
      await page.click(place);
      const { said } = await page.state();
      assert(!said.includes('failed'), said);
    }
    const before = vertexOf(await page.state());
    await page.drag(before, [before[0] + 1, before[1] + 1]);
    assert.notDeepEqual(vertexOf(await page.state()), before);
    assert.deepEqual(page.errors, []);
  },

  async 'who needs the rest before it is there waits for it'(context) {
    const held = [];
    const page = await openWith(context, address + '?scene=builtin:two-pentagons', route =>
      route.request().resourceType() === 'xhr' ? route.continue() : held.push(route));
    await pasteTriangle(page);
    assert.equal(held.length, 1);
    await held[0].continue();
    await page.tab.waitForLoadState('networkidle');
    await page.tab.keyboard.press('Control+z');
    await page.until(s => !hasTriangle(s), 'undo');
    await pasteTriangle(page);
    assert.deepEqual(page.errors, []);
  },

  async 'without the rest there is a sentence, and the page goes on'(context) {
    const page = await openWith(context, address + '?scene=builtin:two-pentagons',
                                route => route.abort());
    const before = vertexOf(await page.state());
    await page.drag(before, [1.5, -1]);
    const { scene } = await page.state();
    const lives = async () => {
      await page.until(s => s.said.includes('try again when its server can be reached'), 'a sentence');
      assert.deepEqual((await page.state()).scene, scene);
    };
    await page.paste(kTriangle);
    await lives();
    await page.click('tab/shapes');  // one that would fail with every frame
    await lives();
    await page.click('home/sandbox');
    await page.drag(vertexOf(await page.state()), [1, -0.5]);
    await page.tab.keyboard.press('Control+z');
    await page.until(s => JSON.stringify(s.scene) === JSON.stringify(scene), 'undo');
    await context.unroute(kRest);
    await page.tab.waitForFunction('restIsHere', null, { timeout: 20000 });  // the page tries again
    await pasteTriangle(page);
    assert.deepEqual(page.errors, []);
  },

  async 'an exception passes from the rest to what catches it'(context) {
    const page = await Page.open(context, address + '?scene=builtin:two-pentagons');
    await page.tab.evaluate(() => {
      WebGL2RenderingContext.prototype.readPixels = () => Module._sepaxMissRest();
    });
    await page.tab.keyboard.press('Control+e');
    await page.until(s => s.said.startsWith('That failed'), 'a sentence');  // of its preview
    await pasteTriangle(page);
    assert.deepEqual(page.errors, []);
  },
});
