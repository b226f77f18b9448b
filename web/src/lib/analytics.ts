import { followConsent, readConsent } from './consent';
import { pageViewOf } from './page-view';

declare global {
  interface Window {
    /** What a tag manager reads. Absent until the visitor agrees to analytics. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Records something the visitor did. Does nothing without their agreement (§ 25 TDDDG). */
export function pushEvent(event: string, details: Record<string, unknown> = {}): void {
  if (!readConsent()?.analytics) return;
  (window.dataLayer ??= []).push({ event, ...details });
}

/** The page that is shown, whether it has been counted yet, and where the visitor came from. */
type Shown = { address: string; referrer: string; counted: boolean };

let shown: Shown | null = null;

/** A page with its title stands on the screen: at the first one, and after every change of route. */
export function countPage(): void {
  if (shown === null) followConsent(countShown);
  if (shown?.address === location.href) return;
  shown = { address: location.href, referrer: shown?.address ?? document.referrer, counted: false };
  countShown();
}

/** Counts each page at most once: at once, or when the visitor agrees while it is shown. */
function countShown(): void {
  if (!shown || shown.counted || !readConsent()?.analytics) return;
  shown.counted = true;
  pushEvent('page_view', pageViewOf(document.title, shown.address, shown.referrer));
}
