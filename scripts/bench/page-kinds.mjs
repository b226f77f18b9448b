import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../steps.mjs';

/** The compiled table: the bench builds the CMS before it measures. */
const { pageKinds } = createRequire(join(root, 'cms', 'package.json'))('./dist/src/contract/content/page-kinds.js');

const { home, category, product } = pageKinds;

/** The pages on which most visits begin. */
export const firstPages = [home, category, product].map(({ examples }) => examples[0]);

/** The examples of every kind, without those first pages. */
export const otherPages = Object.values(pageKinds)
  .flatMap(({ examples }) => examples)
  .filter((path) => !firstPages.includes(path));

/** Checks whether search engines shall not list a page. */
export const isUnlisted = (path) => Object.values(pageKinds).some(({ listed, examples }) => listed === null && examples.includes(path));
