import { AsyncLocalStorage } from 'node:async_hooks';

/** The preview cookie of the editor for whom a page is being rendered: content is read with it, past every cache. */
export const drafts = new AsyncLocalStorage<string>();

const COOKIE = /(?:^|;\s*)(pq_preview=[^;]+)/;

/** The cookie of an editor's preview as it was sent, or null. Whether it counts, the CMS says. */
export const previewCookieOf = (cookies = ''): string | null => COOKIE.exec(cookies)?.[1] ?? null;
