import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Longer than any animation of the shop. */
const LONGEST_ANIMATION_MS = 3_000;
/** The narrowest screen, and a usual one at 200 %. */
const narrowWidthsPx = [320, 720];

/** Expects that axe finds no violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Elements that a first visit has not laid out yet have no background that text could be judged against.
  await expect(page.locator('html')).not.toHaveAttribute('data-visit');
  // Rows that are asked for anew are dimmed until they have come.
  await expect(page.locator('.page-panel[aria-busy="true"]')).toHaveCount(0);
  // Animations would be judged half way: colours in the middle of a fade are no colours of the design.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((mostMs) => {
    const isEnding = ({ effect, playState }: Animation) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    const ended = Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map((animation) => animation.finished),
    );
    // One of an element that has left the page meanwhile may never end.
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, mostMs))]);
  }, LONGEST_ANIMATION_MS);
  // Legacy mode opens no page of its own to collect the results of frames, and without lists of passed rules the scan takes half the time.
  // Preloading serves pages with sound and a rule that is off.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  const { violations } = await axe.withTags(standards).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary}`).join('\n')}`,
  );
  await page.emulateMedia({ reducedMotion: null });
  expect.soft(found).toEqual([]);
}

/** Expects that nothing scrolls sideways at 320 px (400 % zoom of a usual screen) and at 200 % zoom (WCAG 1.4.10, 1.4.4). */
export async function expectNarrow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const narrow of narrowWidthsPx) {
    await page.setViewportSize({ width: narrow, height });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(narrow);
  }
  await page.setViewportSize({ width, height });
}
