/** A path as the log may have it: without query, and without the secret of a guest's link or of one that stops reminders. */
export const loggedPath = (path: string): string => path.replace(/^(\/api\/(?:guest|unsubscribe)\/)[^/]+/, '$1[token]');
