import { chromium } from '@playwright/test';
import { launchOptions } from '../chromium.mjs';
import { say } from './pages.mjs';

const FEW = 5;
const MANY = 500;
const EDITS = 30;
/** The largest ratio of the times with a hundred times the rooms and with few. */
const MOST_RATIO = 6;

const list = (count, room) => Array.from({ length: count }, (_, index) => ({ id: `room-${index}`, name: `Raum ${index + 1}`, ...room }));

const tools = [
  {
    path: '/loesungen/wohnflachenberechnung',
    key: 'pq.livingArea.v1',
    stored(count) {
      const outline = { kind: 'rectangle', lengthMm: 4_000, widthMm: 3_000 };
      const rooms = list(count, { use: 'living', outline, ceilingMm: 2_500, slopes: [], elements: [], outdoorPercent: 25 });
      return { dwellings: [{ id: 'dwelling', name: 'Haus', storeys: [{ id: 'storey', name: 'EG', rooms }] }] };
    },
    /** Types the last room's length, key by key. */
    async edit(page, count) {
      await page.getByRole('button', { name: `Raum ${count}`, exact: true }).click();
      await page.locator('.room-editor [name=length]').fill('4');
      for (let key = 0; key < EDITS; key++) await page.keyboard.press(key % 2 ? 'Backspace' : '5', { delay: 20 });
    },
  },
  {
    path: '/loesungen/raumbuch',
    key: 'pq.roomBook.v1',
    stored(count) {
      const empty = { storey: 'EG', number: '', area: '10', height: '', floor: '', wall: '', ceiling: '' };
      return { rooms: list(count, { ...empty, doors: '', windows: '', equipment: '', note: '' }) };
    },
    /** Types the last rooms' areas and leaves each by Enter. */
    async edit(page, count) {
      await page.locator(`[data-row="${count - 1}"][data-column="area"]`).click();
      for (let room = 0; room < EDITS / 3; room++)
        for (const key of ['7', 'Enter', 'ArrowUp']) await page.keyboard.press(key, { delay: 20 });
    },
  },
];

/** Measures how long a change in a tool takes to be seen, with few rooms and with many. */
export async function benchTools({ webUrl }) {
  const browser = await chromium.launch(launchOptions());
  for (const tool of tools) {
    const [few, many] = [await median(browser, webUrl, tool, FEW), await median(browser, webUrl, tool, MANY)];
    say(
      `${tool.path} ${MANY} rooms`,
      `a key is seen after ${many.toFixed(0)} ms, with ${FEW} rooms after ${few.toFixed(0)} ms, ratio ${(many / few).toFixed(1)}`,
      many / few <= MOST_RATIO,
    );
  }
  await browser.close();
}

/** Measures the milliseconds from a key to the frame that shows its effect; the median of all keys. */
async function median(browser, webUrl, { path, key, stored, edit }, count) {
  const page = await browser.newPage();
  await page.addInitScript(({ name, text }) => (localStorage[name] ??= text), { name: key, text: JSON.stringify(stored(count)) });
  await page.goto(webUrl + path);
  await page.locator(`text="Raum ${count}"`).first().waitFor();
  await page.evaluate(() => {
    globalThis.seenAfter = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seenAfter.push(performance.now() - timeStamp))),
      true,
    );
  });
  await edit(page, count);
  await page.waitForTimeout(500);
  const times = (await page.evaluate(() => globalThis.seenAfter)).toSorted((a, b) => a - b);
  await page.close();
  if (times.length < EDITS) throw new Error(`${path}: only ${times.length} of ${EDITS} keys were seen`);
  return times[Math.floor(times.length / 2)];
}
