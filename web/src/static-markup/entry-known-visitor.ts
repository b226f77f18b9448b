import { readKnownVisitor } from '@contract/people/known-visitor';

/**
 * Shows, from the head of public pages, who is signed in before the first paint: the initials by the stylesheet, in the room that the icon
 * had, and the way into their area in every link to the login. Pages are stored for all visitors, so that the markup says nothing of it.
 */
function showKnownVisitor(): void {
  const visitor = readKnownVisitor(document.cookie);
  const root = document.documentElement;
  root.toggleAttribute('data-known-visitor', visitor !== null);
  root.style.setProperty('--initials', visitor && JSON.stringify(visitor.initials));
  const href = visitor ? `/${visitor.area}/dashboard` : '/app/login';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account-link]')) link.setAttribute('href', href);
}

showKnownVisitor();
// The links come with the page; one out of the browser's memory may be older than a sign-in.
addEventListener('DOMContentLoaded', showKnownVisitor);
addEventListener('pageshow', showKnownVisitor);
// Another tab may have signed in or out.
addEventListener('storage', showKnownVisitor);
