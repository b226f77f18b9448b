/**
 * Whether a request's path is `place` or below it, as Strapi's router sees it: capitals and small letters are the same
 * to it, and so is a slash at the end. Encoded letters and double slashes are others, which reach no route.
 */
export function isBelow(path: string, place: string): boolean {
  const next = path[place.length];
  return (next === undefined || next === '/') && path.slice(0, place.length).toLowerCase() === place.toLowerCase();
}

/** A path as the log may have it: without query, and without the secret of a guest's link or of one that stops reminders, however it is spelled. */
export const loggedPath = (path: string): string => path.replace(/^(\/+api\/+(?:guest|unsubscribe)\/+)[^/]+/i, '$1[token]');
