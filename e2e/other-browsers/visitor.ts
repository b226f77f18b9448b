import { firefox } from 'playwright-for-firefox';

/** A person at a browser. Parts of pages are named by XPath; each is waited for. */
export type Visitor = {
  /** Opens a page and waits until the application runs it. */
  open: (path: string) => Promise<void>;
  press: (part: string) => Promise<void>;
  /** Replaces what stands in a field, key by key. */
  write: (part: string, text: string) => Promise<void>;
  read: (part: string) => Promise<string>;
  /** Presses a key wherever the focus is. @returns the kind or the text of what has the focus then */
  key: (name: string) => Promise<string>;
  path: () => Promise<string>;
  leave: () => Promise<void>;
};

const WAIT_MS = 30_000;
const LOOK_MS = 100;

/** Starts Debian's Firefox. @param shop the address that paths are added to */
export async function visitWithFirefox(shop: string): Promise<Visitor> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' });
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, locale: 'de-DE' });
  const find = (part: string) => page.locator(`xpath=${part}`).first();
  // The pages' policy forbids what evaluates text, as Playwright's own way of waiting for a condition does.
  const runs = () => page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
  return {
    open: async (path) => {
      await page.goto(shop + path);
      while (!(await runs())) await page.waitForTimeout(LOOK_MS);
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
      return page.evaluate(() => {
        const at = document.activeElement;
        return (at instanceof HTMLInputElement ? at.type : at?.textContent)?.trim() ?? '';
      });
    },
    path: async () => new URL(page.url()).pathname,
    leave: () => browser.close(),
  };
}
