import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Other files that work on the document by hand, each with the reason. */
const others: Record<string, string> = {
  'entry-area.tsx': 'finds the element that React takes over, and the language the server wrote',
  'hydrate-page.tsx': 'finds the element that React takes over',
  'router.tsx': 'tells the router that a page taken over has been scrolled',
  'areas/orders/board/use-board-moves.tsx': 'focuses its own card, which stands in another column now',
  'areas/quotes/offer-editor/catalogue-picker.tsx': 'scrolls to its own option',
  'areas/quotes/offer-editor/offer-sums.tsx': 'focuses the field whose price is missing',
  'areas/sign-in/verification-wait.tsx': 'listens whether the window is seen',
  'documents/quotes/use-guest-news.ts': 'listens whether the window is seen',
  'downloads/open-pdf.ts': 'draws on a canvas that is never part of the page',
  'downloads/use-download.ts': 'presses a link that is never part of the page',
  'lib/live/create-live-updates.ts': 'listens whether the window is seen',
  'site/search/search-dialog.tsx': 'scrolls to its own option, or opens it',
  'site/tools/living-area/area-actions.tsx': 'focuses the field of its page that is wrong',
  'ui/feedback/toast-queue.ts': 'notes what was used last, for the place of toasts',
  'ui/feedback/toast-region.tsx': 'measures what toasts must not cover',
};

const src = resolve(import.meta.dirname, '..');
const byHand = /\bdocument\.(?:querySelector(?:All)?|getElementById|(?:add|dispatch)Event\w*|createElement|documentElement|head|body)\b/;

const found = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('static-markup/') && byHand.test(readFileSync(join(src, path), 'utf8')),
);

test('only what is named here works on the document outside this folder', () => {
  expect(found.toSorted()).toEqual(Object.keys(others).toSorted());
});
