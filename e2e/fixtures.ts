import type { Role } from '@contract/people/roles';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { demoLogin, type Login } from './accounts';

type Fixtures = {
  /** Names the failures that the test provokes on purpose, by parts of console messages or of addresses. */
  expectFailures: (...patterns: RegExp[]) => void;
  /** Opens a page and waits until the application has taken over, since tests are faster than people. */
  open: (path: string) => Promise<void>;
  /** Gives the browser a session, by the API: of the role's demo account, or of another one. */
  signInAs: (who: Role | Login) => Promise<Login>;
  /** Returns a page in another browser, in which this person is signed in. */
  meet: (who: Role | Login) => Promise<Page>;
};

type Options = {
  /** True if the visitor has already answered the consent notice and refused everything optional. */
  hasDecided: boolean;
};

let visitors = 0;

/** A test whose pages may not fail silently: console errors, page errors and failed requests of our own fail it. */
export const test = base.extend<Fixtures & Options & { failures: { seen: string[]; expected: RegExp[] } }>({
  baseURL: async ({}, use) => use(process.env.E2E_SHOP_URL),
  // Every test is a visitor with an address of its own, so that limits per address do not add up over the run.
  extraHTTPHeaders: async ({}, use, { parallelIndex }) =>
    use({ 'x-forwarded-for': `10.${parallelIndex}.${process.pid % 250}.${++visitors % 250}` }),
  failures: async ({}, use) => {
    const failures = { seen: [] as string[], expected: [] as RegExp[] };
    await use(failures);
    expect(failures.seen.filter((failure) => !failures.expected.some((pattern) => pattern.test(failure)))).toEqual([]);
  },
  expectFailures: async ({ failures }, use) => use((...patterns) => void failures.expected.push(...patterns)),
  open: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await untilHydrated(page);
    }),
  signInAs: async ({ page }, use) => use((who) => signIn(page, who)),
  meet: async ({ browser, failures }, use) => {
    const met: BrowserContext[] = [];
    await use(async (who) => {
      const context = await browser.newContext();
      met.push(context);
      context.on('page', (page) => watch(page, failures.seen));
      const page = await context.newPage();
      await signIn(page, who);
      return page;
    });
    for (const context of met) await context.close();
  },
  hasDecided: [true, { option: true }],
  context: async ({ context, failures, hasDecided }, use) => {
    context.on('page', (page) => watch(page, failures.seen));
    if (hasDecided) await context.addInitScript(refuseOptional);
    await use(context);
  },
});

async function signIn(page: Page, who: Role | Login): Promise<Login> {
  const login = typeof who === 'string' ? demoLogin(who) : who;
  const answer = await page.request.post('/api/auth/login', { data: login });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('signedIn', '1'));
  return login;
}

/** Refuses optional consent; runs in the browser. The notice would otherwise cover what the other tests press. */
function refuseOptional(): void {
  if (location.protocol === 'about:' || localStorage.getItem('cookieDecision')) return;
  localStorage.setItem('cookiePreferences', '{"necessary":true,"analytics":false,"marketing":false}');
  localStorage.setItem('cookieDecision', 'true');
}

/** Waits until React runs the page, which is plain HTML until then, and its fonts move nothing under a pointer any more. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

function watch(page: Page, seen: string[]): void {
  const isOwn = (url: string) => new URL(url).hostname === 'localhost';
  page.on('pageerror', (error) => seen.push(`page error: ${error.stack || `${error.name} ${error.message}`}`));
  page.on('console', (message) => {
    const { url } = message.location();
    // Pointing at a link loads its page ahead; if that leads nowhere, the visit itself will report it.
    const isAhead = /status of 404/.test(message.text()) && /\/api\/(products|categories)\//.test(url);
    if (message.type() === 'error' && !isAhead) seen.push(`console: ${message.text()} (${url})`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation away ends what is still loading; that is no failure of ours.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 500) seen.push(`answer ${response.status()}: ${response.url()}`);
  });
}

export { expect };
