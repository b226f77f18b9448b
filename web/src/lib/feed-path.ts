import type { Locale } from '@contract/constants';
import { listPaths } from '@contract/content/content-path';
import { localePath } from './locale-path';

/** Where the blog's feed is read in each language. */
export const feedPath = (locale: Locale): string => `${localePath(locale, listPaths.article)}/feed.xml`;
