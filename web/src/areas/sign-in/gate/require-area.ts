import type { Account } from '@contract/people/account';
import type { Area } from '@contract/people/roles';
import { redirect } from '@tanstack/react-router';
import { preferencesOf, presentationOf, remember } from '../../../lib/page/preferences';
import type { RouterContext, AreaTools } from '../../../router';
import { gates, type Verdict } from './gate';
import { isNoticeWaiting, leaveNotice } from '../notice';
import { leaveFor, loadInFull } from './leave-for';
import { RoleOverdue } from './gate-failure';

type GateCall = {
  context: RouterContext;
  location: { pathname: string; href: string };
  /** Pages loaded ahead are refused in silence. */
  preload: boolean;
};

/** What the pages of an area find in their context. */
export type AreaContext = AreaTools & { account: Account };

/**
 * For an area's `beforeLoad`: waits until its gate has decided and lets in, or sends elsewhere and says why.
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
    // Who has just signed out on purpose needs neither a reason nor a way back.
    const comesBack = verdict.comesBack && !isNoticeWaiting();
    leaveNotice({ kind: 'error', text: verdict.notice });
    await leaveFor(comesBack ? `${verdict.to}?returnTo=${encodeURIComponent(location.href)}` : verdict.to, context);
  }
  await followLanguage(account as Account, { context, location });
  return { session, queryClient, contact, account: account as Account };
}

/** A public page in the other language may have been the last; an account's own setting counts more. */
async function followLanguage({ language }: Account, { context, location }: Pick<GateCall, 'context' | 'location'>): Promise<void> {
  const { theme, language: kept } = preferencesOf(document.cookie);
  if (kept === language || presentationOf(location.pathname, { language, theme }).locale === context.locale) return;
  remember('language', language);
  if (preferencesOf(document.cookie).language !== language) return;
  await loadInFull(location.href);
}
