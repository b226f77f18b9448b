import { redirect } from '@tanstack/react-router';
import { preferencesOf, presentationOf } from '../../lib/preferences';
import type { RouterContext } from '../../router';
import { keepNotices } from './notice';

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
export const localeAt = (href: string) => presentationOf(new URL(href, location.origin).pathname, preferencesOf(document.cookie)).locale;
