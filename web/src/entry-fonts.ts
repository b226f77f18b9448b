/**
 * In the head of public pages. The rules of the fonts wait behind a media query that holds where no script runs. A first
 * visit is painted in fallbacks that take up the same room, so that nothing shares a slow line with the page; then the
 * fonts come. Who has been here has them, and sees nothing else.
 */
const rules = document.querySelector<HTMLStyleElement>('#late-fonts');
const showFonts = () => {
  if (rules) rules.media = 'all';
};

/** A page that is loaded again, comes out of the browser's cache or follows another of ours. Nothing is stored to know this. */
function hasBeenHere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType?: string })[];
  return load?.type !== 'navigate' || load.deliveryType === 'cache' || document.referrer.startsWith(`${location.origin}/`);
}

if (hasBeenHere()) showFonts();
else new PerformanceObserver(showFonts).observe({ type: 'paint', buffered: true });
