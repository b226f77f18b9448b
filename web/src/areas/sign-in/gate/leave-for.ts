import { type AnyRouter, redirect } from '@tanstack/react-router';
import { preferencesOf, presentationOf, remember } from '../../../lib/page/preferences';
import type { RouterContext } from '../../../router';
import { keepNotices } from '../notice';
import type { Area } from '@contract/people/roles';
import { destination } from '../return-to';
import type { SessionState } from '../session/session-state';

/**
 * For `beforeLoad`: goes to another page of the areas. A page in another language is loaded in full, since a page never changes its own.
 * @throws Redirect
 */
export async function leaveFor(href: string, context: RouterContext): Promise<never> {
  if (localeAt(href) === context.locale) throw redirect({ href, replace: true });
  return loadInFull(href);
}

/** Leaves this page for good; never comes back. */
export function loadInFull(href: string): Promise<never> {
  keepNotices();
  location.replace(href);
  return new Promise<never>(() => undefined);
}

/** The language in which a page of the areas comes. */
const localeAt = (href: string) => presentationOf(new URL(href, location.origin).pathname, preferencesOf(document.cookie)).locale;

/** Where somebody who has signed in goes: first to confirm the address, then where they wanted and may, in their own language. */
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
