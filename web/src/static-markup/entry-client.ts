import { COOKIE_DECISION_KEY, COOKIE_PREFERENCES_KEY } from '@contract/consent';

const WAKE_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;
const IDLE_TIMEOUT_MS = 2_500;

/** Hydrates the page, which works as plain HTML, once it is painted and the browser is idle, or at the visitor's first action. */
function wakeOnce() {
  let hydrated = false;
  const wake = () => {
    if (hydrated) return;
    hydrated = true;
    for (const event of WAKE_EVENTS) removeEventListener(event, wake, true);
    completeStyles();
    void load('app');
  };
  for (const event of WAKE_EVENTS) addEventListener(event, wake, { capture: true, passive: true });
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(wake, 200);
  // Fonts begin at the paint too, and are seen; the application is not.
  const whenFontsAreThere = () => void (document.fontsShown ?? document.fonts.ready).then(whenIdle);
  const whenPainted = () => new PerformanceObserver(whenFontsAreThere).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}

/** Loads the whole stylesheet: public pages bring the rules that they show themselves with, and the application may show more. */
function completeStyles() {
  const href = named('stylesheet');
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Returns the built files that this script fetches: it stands in the page, whose own script element names them. */
const named = (file: 'app' | 'consent' | 'stylesheet') => document.querySelector<HTMLElement>(`script[data-${file}]`)?.dataset[file];

const load = <Module = unknown>(file: 'app' | 'consent'): Promise<Module> => import(/* @vite-ignore */ named(file) ?? '');

const consent = () => load<typeof import('./consent-behaviour')>('consent');

/** Lets the consent notice answer before the page is hydrated; until somebody answers, its code is not needed. */
function answerConsent({ target }: MouseEvent) {
  const action = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
  if (action) void consent().then((behaviour) => behaviour.answerConsent(action));
}

wakeOnce();
// This listens before React does: while React takes over a page whose code is still on its way, it ends every click.
addEventListener('click', answerConsent, { capture: true });
// Another tab may have stored an answer, or cleared everything.
addEventListener('storage', ({ key }) => {
  if (key === null || key === COOKIE_DECISION_KEY || key === COOKIE_PREFERENCES_KEY) void consent().then(({ showAnswer }) => showAnswer());
});
