import { readConsent } from './consent';
import { pageViewOf } from './page-view';

declare global {
  interface Window {
    /** The queue that a tag manager reads. Absent until the visitor agrees to analytics. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Records something the visitor did. Does nothing without their agreement (§ 25 TDDDG). */
export function pushEvent(event: string, details: Record<string, unknown> = {}): void {
  if (!readConsent()?.analytics) return;
  (window.dataLayer ??= []).push({ event, ...details });
}

/** The page that is shown, where the visitor came to it from, and whether it has been counted yet. */
type Shown = { path: string; address: string; referrer: string; counted: boolean };

let shown: Shown | null = null;

/**
 * Counts the page on the screen, at most once. Call it when a page with its title stands there, and when the visitor has answered: only
 * then does the page count that is shown, and none from before.
 */
export function countPage(): void {
  const { pathname, href } = location;
  // With another query or fragment it is still that page.
  if (shown?.path !== pathname) shown = { path: pathname, address: href, referrer: shown?.address ?? document.referrer, counted: false };
  if (shown.counted || !readConsent()?.analytics) return;
  shown.counted = true;
  pushEvent('page_view', pageViewOf(document.title, shown.address, shown.referrer));
}
