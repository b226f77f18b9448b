import { createRequire } from 'node:module';
import type * as PageKinds from '@contract/content/page-kinds';

/** The contract is CommonJS to Node, whose `import` finds no names in TypeScript. */
const { pageKinds } = createRequire(import.meta.url)('../../cms/src/contract/content/page-kinds.ts') as typeof PageKinds;

/** At least one page of every kind, and one that does not exist. */
export const examplePages: readonly string[] = [...Object.values(pageKinds).flatMap(({ examples }) => examples), '/gibt-es-nicht'];
