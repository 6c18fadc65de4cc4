// A page of sepax in a browser, and hands to use it.
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';

const kTypes = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** Serves the folder on this machine; the address. */
export function serve(folder) {
  const server = createServer((request, response) => {
    const name = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const file = join(folder, name === '/' ? 'index.html' : name);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': kTypes[extname(file)] ?? 'text/plain' });
    response.end(readFileSync(file));
  });
  return new Promise(done => server.listen(0, '127.0.0.1', () =>
    done({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() })));
}

/** A browser with a storage of its own, drawing by software. */
export function browse(executablePath, more = {}) {
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'sepax-web-')), {
    executablePath,
    headless: true,
    viewport: { width: 1400, height: 900 },
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    ...more,
  });
}

export class Page {
  /** Opens the address and waits for the program. */
  static async open(context, address) {
    const page = new Page(await context.newPage());
    page.errors = [];
    page.tab.on('pageerror', error => page.errors.push(error.message));
    await page.tab.goto(address);
    await page.ready();
    return page;
  }

  constructor(tab) { this.tab = tab; }

  async ready() {
    await this.tab.waitForFunction(() => document.getElementById('message').hidden);
    await this.settle();
  }

  state() { return this.tab.evaluate(() => window.sepax.describe()); }

  /** Until frames that follow each other say the same. */
  async settle() {
    for (let before = '', same = 0; same < 3;) {
      const now = await this.tab.evaluate(() => new Promise(done =>
        requestAnimationFrame(() => done(JSON.stringify(window.sepax.describe())))));
      same = now === before ? same + 1 : 0;
      before = now;
    }
  }

  /** Until the state is as wanted; the state. */
  async until(holds, what) {
    for (let tries = 0; tries < 200; ++tries) {
      const state = await this.state();
      if (holds(state)) return state;
      await this.tab.evaluate(() => new Promise(done => setTimeout(done, 50)));
    }
    throw new Error(`never: ${what}; said: ${(await this.state()).said}`);
  }

  async dpr() { return this.tab.evaluate(() => devicePixelRatio); }

  /** Where a point of the world stands on the page. */
  async at([x, y]) {
    const { canvas, camera, scale } = await this.state();
    const ratio = await this.dpr();
    const width = canvas[2] - canvas[0];
    const height = canvas[3] - canvas[1];
    return [(canvas[0] + width / 2 + (x - camera.center[0]) * camera.zoom * scale) / ratio,
            (canvas[1] + height / 2 - (y - camera.center[1]) * camera.zoom * scale) / ratio];
  }

  /** The point of the world that stands there on the page. */
  async worldAt([x, y]) {
    const { canvas, camera, scale } = await this.state();
    const ratio = await this.dpr();
    const width = (canvas[2] - canvas[0]) / scale;
    const height = (canvas[3] - canvas[1]) / scale;
    return [camera.center[0] + ((x * ratio - canvas[0]) / scale - width / 2) / camera.zoom,
            camera.center[1] - ((y * ratio - canvas[1]) / scale - height / 2) / camera.zoom];
  }

  /** The middle of a widget on the page. */
  async placeOf(name) {
    await this.until(s => name in s.places, `the widget ${name}`);
    await this.settle();  // what has just appeared may still find its place
    const state = await this.state();
    const [left, top, right, bottom] = state.places[name];
    const ratio = await this.dpr();
    return [(left + right) / 2 / ratio, (top + bottom) / 2 / ratio];
  }

  async click(name) {
    const [x, y] = await this.placeOf(name);
    await this.tab.mouse.move(x, y);
    await this.tab.mouse.click(x, y);
    await this.settle();
  }

  /** An entry of a menu. */
  async choose(menu, entry) {
    await this.click(`menu/${menu}`);
    await this.click(`menu/${entry}`);
  }

  /** The mouse from one point of the world to another, step by step and without snapping. */
  async drag(from, to) {
    await this.tab.keyboard.down('Alt');
    const [x, y] = await this.at(from);
    const [u, v] = await this.at(to);
    await this.tab.mouse.move(x, y);
    await this.tab.mouse.down();
    await this.tab.mouse.move((x + u) / 2, (y + v) / 2, { steps: 4 });
    await this.tab.mouse.move(u, v, { steps: 4 });
    await this.tab.mouse.up();
    await this.tab.keyboard.up('Alt');
    await this.settle();
  }

  /** The keyboard's paste of a text. */
  async paste(text) {
    await this.tab.evaluate(t => navigator.clipboard.writeText(t), text);
    await this.tab.keyboard.press('Control+v');
    await this.settle();
  }

  picture(path) { return this.tab.screenshot({ path }); }
}

/** Vertices of a body in the world, for bodies that are not turned. */
export function worldOf(body) {
  const [x, y] = body.position ?? [0, 0];
  return body.vertices.map(([u, v]) => [u + x, v + y]);
}
