import type { Area } from '@contract/people/roles';
import type { AnyRouter } from '@tanstack/react-router';
import { remember } from '../../lib/preferences';
import { loadInFull, localeAt } from './leave-for';
import { destination } from './return-to';
import type { SessionState } from './session-state';

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
