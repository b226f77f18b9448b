/**
 * Holds back, in the head of public pages, what can wait until a first visit has seen something. Visitors who have been here have the
 * fonts, may come back to a place far down the page, and get everything at once.
 */
declare global {
  interface Document {
    /** Settled on first visits when the fonts are shown, or cannot come. */
    fontsShown?: Promise<void>;
  }
}

/** The rules of the fonts, behind a media query that holds only where no script runs. */
const fontRules = document.querySelector<HTMLStyleElement>('#late-fonts');

/**
 * Returns true for a page that is loaded again, comes out of the browser's cache or follows another of ours. Nothing is stored to know
 * this.
 */
function hasBeenHere(): boolean {
  const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType?: string })[];
  return load?.type !== 'navigate' || load.deliveryType === 'cache' || document.referrer.startsWith(`${location.origin}/`);
}

const loadedFont = ({ style }: CSSFontFaceRule) =>
  new FontFace(style.getPropertyValue('font-family').replaceAll(/["']/g, ''), style.getPropertyValue('src'), {
    weight: style.getPropertyValue('font-weight') || 'normal',
  }).load();

/** Loads all fonts before the first is shown, so that the page is laid out anew once. */
async function showFonts() {
  const fonts = await Promise.allSettled(Array.from((fontRules?.sheet?.cssRules ?? []) as Iterable<CSSFontFaceRule>, loadedFont));
  for (const font of fonts) if (font.status === 'fulfilled') document.fonts.add(font.value);
}

const painted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

if (hasBeenHere()) {
  if (fontRules) fontRules.media = 'all';
} else {
  // Heights that are not known yet would move what an address points at.
  if (!location.hash) document.documentElement.dataset.visit = 'first';
  // The first paint is in fallbacks that take up the same room, so that nothing shares a slow line with the page.
  document.fontsShown = painted().then(showFonts);
}

export {};
