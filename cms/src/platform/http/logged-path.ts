/** A path as the log may have it: without query, and without the secret of a guest's link or of one that stops reminders, however it is spelled. */
export const loggedPath = (path: string): string => path.replace(/^(\/+api\/+(?:guest|unsubscribe)\/+)[^/]+/i, '$1[token]');
