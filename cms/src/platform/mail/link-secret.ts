/** A link's secret, 256 bits in base64url, with what clings to it. */
const LINK_SECRET = /[\w-]{43,}/g;

/** A mail without the secrets of its links: guest links, confirmations of addresses, new passwords, unsubscribing. */
export const withoutSecrets = (text: string): string => text.replace(LINK_SECRET, '…');
