import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Production builds of React's packages, by what they are imported as. */
const builds: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim': 'react/cjs/react.production.js',
  'use-sync-external-store/with-selector': 'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
};

const fileOf = (build: string) => fileURLToPath(new URL(`node_modules/${build}`, import.meta.url));
const files = new Set(Object.values(builds).map(fileOf));

/**
 * React as ES modules in the browser: its packages are CommonJS, which costs every page what translates between the
 * two and all of React's functions that nobody calls.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (source) => (builds[source] ? fileOf(builds[source]) : null),
    transform(code, id) {
      if (files.has(id)) {
        const module = asModule(code);
        if (/\b(?:require|exports|module)\s*[.(]/.test(module)) this.error(`${id} is no longer written as it was.`);
        return { code: module, map: null };
      }
      // There is no default export any more.
      if (!id.includes('/node_modules/') || !DEFAULT_IMPORT.test(code)) return undefined;
      return { code: code.replace(DEFAULT_IMPORT, 'import * as React from $1'), map: null };
    },
  };
}

const DEFAULT_IMPORT = /\bimport React from (["']react["'])/;
/** What React's renderer looks for in builds for development. */
const ABSENT = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;
const REQUIRES = /^var (?:\s*\w+ = require\("[\w-]+"\),?)+/m;

/** CommonJS with `exports.name = …` at the start of lines as an ES module. */
function asModule(code: string): string {
  const names = new Set<string>();
  const body = code
    .replace(REQUIRES, (list) => {
      const imports = [...list.matchAll(/(\w+) = require\(("[\w-]+")\)/g)].map(([, name, source]) => `import * as ${name} from ${source};`);
      return imports.join('\n') + (list.endsWith(',') ? '\nvar' : '');
    })
    .replace(ABSENT, 'undefined')
    .replace(/^exports\.(\w+) =/gm, (_assignment, name: string) => (names.add(name), `var $${name} =`))
    .replace(/\bexports\.(\w+)/g, '$$$1');
  return `${body}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} };`;
}
