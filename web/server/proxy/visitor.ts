import { AsyncLocalStorage } from 'node:async_hooks';

/** The address of the visitor for whom a page is being rendered: the CMS counts what is read for them as theirs. */
export const visitor = new AsyncLocalStorage<string>();
