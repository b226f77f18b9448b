/** A path without the secret of a guest's link, or of one that stops reminders: neither logs nor statistics may have it. */
export const withoutLinkSecret = (path: string): string => path.replace(/(\/(?:angebot|abbestellen)\/)[^/?]+/, '$1[token]');
