import { firefox } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Key, until } from 'selenium-webdriver';

/** A person at a browser. Parts of pages are named by XPath; each is waited for. */
export type Visitor = {
  /** Opens a page and waits until the application runs it. */
  open: (path: string) => Promise<void>;
  press: (part: string) => Promise<void>;
  /** Replaces what stands in a field, key by key. */
  write: (part: string, text: string) => Promise<void>;
  read: (part: string) => Promise<string>;
  /** Presses a key wherever the focus is. @returns the kind or the text of what has the focus then */
  key: (name: 'ArrowDown' | '/') => Promise<string>;
  path: () => Promise<string>;
  leave: () => Promise<void>;
};

const WAIT_MS = 30_000;
const SIZE = { width: 1_440, height: 900 };
const RUNS = "Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))";
const FOCUSED = '(document.activeElement.type || document.activeElement.textContent).trim()';

/** Starts Debian's Firefox. @param shop the address that paths are added to */
export async function visitWithFirefox(shop: string): Promise<Visitor> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' });
  const page = await browser.newPage({ viewport: SIZE, locale: 'de-DE' });
  const find = (part: string) => page.locator(`xpath=${part}`).first();
  return {
    open: async (path) => {
      await page.goto(shop + path);
      await page.waitForFunction(RUNS, undefined, { timeout: WAIT_MS });
    },
    press: (part) => find(part).click({ timeout: WAIT_MS }),
    write: async (part, text) => {
      await find(part).click({ timeout: WAIT_MS });
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    read: (part) => find(part).innerText({ timeout: WAIT_MS }),
    key: async (name) => {
      await page.keyboard.press(name);
      return page.evaluate(FOCUSED);
    },
    path: async () => new URL(page.url()).pathname,
    leave: () => browser.close(),
  };
}

const MINI_BROWSERS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** Starts Debian's WebKit on a display of its own. @param shop the address that paths are added to */
export async function visitWithWebKit(shop: string): Promise<Visitor> {
  const { address, stop } = await startDriver();
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build();
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  const find = async (part: string) => {
    const element = await browser.wait(until.elementLocated(By.xpath(part)), WAIT_MS);
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    return element;
  };
  return {
    open: async (path) => {
      await browser.get(shop + path);
      await browser.wait(() => browser.executeScript<boolean>(`return ${RUNS}`), WAIT_MS);
    },
    press: async (part) => (await find(part)).click(),
    write: async (part, text) => (await find(part)).sendKeys(Key.chord(Key.CONTROL, 'a'), text),
    read: async (part) => (await find(part)).getText(),
    key: async (name) => {
      await browser
        .actions()
        .sendKeys(name === 'ArrowDown' ? Key.ARROW_DOWN : name)
        .perform();
      return browser.executeScript(`return ${FOCUSED}`);
    },
    path: async () => new URL(await browser.getCurrentUrl()).pathname,
    leave: async () => {
      await browser.quit().catch(() => undefined);
      stop();
    },
  };
}

/** Starts WebKit's driver and waits until it answers. */
async function startDriver() {
  const port = 9_500 + (process.pid % 400);
  const driver = spawn('xvfb-run', ['-a', '-s', `-screen 0 ${SIZE.width}x${SIZE.height}x24`, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(200);
  }
  // The display is a child of `xvfb-run`, which leads a group of its own.
  return { address, stop: () => driver.pid && process.kill(-driver.pid) };
}
