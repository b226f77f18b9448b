import type { Account } from '@contract/people/account';
import type { Area } from '@contract/people/roles';
import { redirect, type AnyRouter } from '@tanstack/react-router';
import { preferencesOf, presentationOf, remember } from '../../../lib/page/preferences';
import type { RouterContext, AreaTools } from '../../../router';
import { gates, type Verdict } from './gate';
import { isNoticeWaiting, leaveNotice, keepNotices } from '../notice';
import { RoleOverdue } from './gate-failure';
import { destination } from '../return-to';
import type { SessionState } from '../session/session-state';

type GateCall = {
  context: RouterContext;
  location: { pathname: string; href: string };
  /** True while a page is loaded ahead; it is then refused in silence. */
  preload: boolean;
};

/** The router context that the pages of an area receive. */
export type AreaContext = AreaTools & { account: Account };

/**
 * Guards an area, in its `beforeLoad`: waits until its gate has decided and lets in, or sends elsewhere and says why.
 * @throws Redirect; RoleOverdue for the failure screen; Problem when the server could not be asked
 */
export async function requireArea(area: Area, { context, location, preload }: GateCall): Promise<AreaContext> {
  const { session, queryClient, contact } = context;
  if (!session || !queryClient || !contact) throw new Error('Areas are entered in the browser only');
  const decide = (): Verdict => gates[area](session.read(), location.pathname);
  const { failure, account } = await session.until((state) => state.failure !== null || decide().kind !== 'wait');
  if (failure) throw failure;
  const verdict = decide();
  if (verdict.kind === 'overdue') throw new RoleOverdue();
  if (verdict.kind === 'refuse') {
    if (preload) throw redirect({ href: verdict.to });
    // People who have just signed out on purpose need neither a reason nor a way back.
    const comesBack = verdict.comesBack && !isNoticeWaiting();
    leaveNotice({ kind: 'error', text: verdict.notice });
    await leaveFor(comesBack ? `${verdict.to}?returnTo=${encodeURIComponent(location.href)}` : verdict.to, context);
  }
  await followLanguage(account as Account, { context, location });
  return { session, queryClient, contact, account: account as Account };
}

/** Changes to the account's own language: a public page in the other one may have been the last, but the setting counts more. */
async function followLanguage({ language }: Account, { context, location }: Pick<GateCall, 'context' | 'location'>): Promise<void> {
  const { theme, language: kept } = preferencesOf(document.cookie);
  if (kept === language || presentationOf(location.pathname, { language, theme }).locale === context.locale) return;
  remember('language', language);
  if (preferencesOf(document.cookie).language !== language) return;
  await loadInFull(location.href);
}

/**
 * Goes to another page of the areas, in `beforeLoad`. A page in another language is loaded in full, since a page never changes its own.
 * @throws Redirect
 */
async function leaveFor(href: string, context: RouterContext): Promise<never> {
  if (localeAt(href) === context.locale) throw redirect({ href, replace: true });
  return loadInFull(href);
}

/** Leaves this page for good; never comes back. */
function loadInFull(href: string): Promise<never> {
  keepNotices();
  location.replace(href);
  return new Promise<never>(() => undefined);
}

/** Returns the language in which a page of the areas comes. */
const localeAt = (href: string) => presentationOf(new URL(href, location.origin).pathname, preferencesOf(document.cookie)).locale;

/** Leads somebody who has signed in on: first to confirm the address, then where they wanted and may go, in their own language. */
export function enter(router: AnyRouter, entrance: Area, { account, userRole }: SessionState, returnTo: unknown): void {
  if (!account) return;
  remember('language', account.language);
  go(router, account.emailVerified ? destination(entrance, userRole, returnTo) : '/app/email');
}

/** Goes to a page of the areas; in full when it comes in another language. */
export function go(router: AnyRouter, href: string): void {
  if (localeAt(href) === (router.options.context as { locale: string }).locale) void router.navigate({ href, replace: true });
  else void loadInFull(href);
}
