import { pageKinds } from '@contract/content/page-kinds';

/** One page of every kind at least, and one that does not exist. */
export const examplePages: readonly string[] = [...Object.values(pageKinds).flatMap(({ examples }) => examples), '/gibt-es-nicht'];
