import { expect, test } from 'vitest';
import { withAbsoluteImports } from './page-assets';

test.each([
  ['import("./app-1.js")', 'import("/assets/app-1.js")'],
  ['import(`./app-1.js`).then((m) => m.n)', 'import(`/assets/app-1.js`).then((m) => m.n)'],
  ["import{a}from'./x.js'", "import{a}from'/assets/x.js'"],
  ['const path = "../x"', 'const path = "../x"'],
])('%s becomes %s inside a page', (code, inPage) => expect(withAbsoluteImports(code)).toBe(inPage));
