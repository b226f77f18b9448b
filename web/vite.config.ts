import { fileURLToPath } from 'node:url';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { InlineConfig } from 'vitest/node';
import { drawings } from './drawings-plugin.ts';
import { reactModules } from './react-modules-plugin.ts';

const contract = fileURLToPath(new URL('../cms/src/contract', import.meta.url));

/** The contract's schemas are built by calls that do nothing but return: pages that use none of them carry none of zod. */
const treeshake = { manualPureFunctions: ['z'] };

/** Routes with more than static parts: their components get files of their own. */
const LIVE_ROUTES =
  /\/(\$category|faq-frequently-asked-questions|konfigurator|kontakt|widerruf|kuendigen|\$product|\$token|wohnflachenberechnung|raumbuch)$/;

/** What the box, the forms and the tools share: too little for a file of its own, and in one's file the others would load all of it. */
const SMALL_AND_SHARED =
  /\/src\/(lib\/(count-text|stored-value|decimal|guards|cart-id|log-failure|locale)|uploads\/upload-(guards|place)|ui\/(?:\w+\/)?(use-early-clicks|long-arrow|field-message|icon-frame|icon-paths)|contract\/(problem|quoting\/cart))\.tsx?$/;

/** What every public page needs goes into one file, with all it imports: it compresses better than several and costs one round trip. */
const everyPage = {
  name: 'app',
  test: (id: string) => id.endsWith('/web/src/hydrate-page.tsx') || SMALL_AND_SHARED.test(id),
  priority: 1,
};

/** What finds the content of the next page; fetched when somebody turns to a link. */
const navigation = { name: 'navigation', test: /\/routes\/_public.*tsr-split=loader|lib\/(read-texts|show-head)/ };

/** The same for the box on product pages. */
const productPage = { name: 'product', test: /\/\$category_\.\$product\.tsx\?tsr-split=component$/ };

/** What forms share: as one file it compresses better than as ten. */
const forms = {
  name: 'forms',
  test: /\/web\/src\/(lib\/(load-code|iso-day)|ui\/(?:\w+\/)?(save-blob|start-download|spinner|use-form|use-fields|use-awake|use-focused-title|field|problem-note|form-section|sheet-section|title-block|format-time|icon))\.tsx?$/,
  priority: 1,
};

/** The consent notice and what it allows: small, and at work before the application. */
const consent = { name: 'consent', test: /\/consent-behaviour\.ts|\/src\/lib\/(consent|analytics|page-view)\.ts/, priority: 2 };

/** Vite's helper for dynamic imports; `leaveOut` makes it disappear. */
const preload = { name: 'preload', test: /vite\/preload-helper/, priority: 2 };

/** Files of a first visit. Public pages need the types of the contract, not its schemas. */
const FIRST_FILES = new Set([everyPage.name, productPage.name, forms.name]);

/**
 * Code that the browser would load for nothing: the link component that every route object carries (links here are
 * plain ones, and `Link` can still be imported), and the helper that preloads chunks which pages here load on intent.
 */
const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  transform(code, id) {
    if (!id.endsWith('/react-router/dist/esm/route.js')) return;
    const bare = code.replace('import { Link } from "./link.js";', 'const Link = "a";');
    if (bare === code) this.error('The router no longer imports its link component this way.');
    return { code: bare, map: null };
  },
  /** Each file carries the emptied helper itself, so that the entry script pulls in nothing before it is wanted. */
  generateBundle(_options, bundle) {
    for (const [fileName, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.name === preload.name) delete bundle[fileName];
      chunk.code = chunk.code.replace(/import\s*\{\s*(?:\w+ as )?(\w+)\s*\}\s*from\s*["'`]\.\/preload-[^"'`]*["'`];/, 'var $1=l=>l();');
      const hasSchemas = chunk.moduleIds.some((id) => id.includes('/node_modules/zod/'));
      if (hasSchemas && FIRST_FILES.has(chunk.name)) this.error(`${fileName} would bring all visitors the library of schemas.`);
      if (/\.\/preload-/.test(chunk.code)) this.error(`${fileName} imports the preload helper in a new way.`);
    }
  },
};

const routes = { target: 'react', quoteStyle: 'single', semicolons: true } as const;

/** Links between areas and public pages are full loads, so that the browser needs one table of routes for each. */
const AREA_ROUTES = '^(app|admin|contractor)(\\.tsx)?$';

/** What pages of the shop and areas begin with. */
const clientEntries = [
  'src/entry-first-paint.ts',
  'src/entry-early.ts',
  'src/entry-client.ts',
  'src/entry-area.tsx',
  'src/styles/web-fonts.css',
  'src/styles/app.css',
  'src/styles/areas.css',
];

const test: InlineConfig = {
  include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  // Loading modules anew for each file would take three times as long as all tests.
  pool: 'threads',
  isolate: false,
  // Only there to end what hangs.
  testTimeout: 60_000,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  plugins: [
    tanstackRouter({
      ...routes,
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['errorComponent'], ['notFoundComponent'], ['loader']],
        splitBehavior: ({ routeId }) => (routeId.startsWith('/_public') && !LIVE_ROUTES.test(routeId) ? [['loader']] : undefined),
      },
    }),
    tanstackRouterGenerator({ ...routes, generatedRouteTree: 'src/public-route-tree.gen.ts', routeFileIgnorePattern: AREA_ROUTES }),
    react(),
    leaveOut,
    reactModules(),
    drawings(),
  ],
  // The web server carries its picture rasteriser with it.
  assetsInclude: ['**/*.wasm'],
  resolve: {
    alias: { '@contract': contract, 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    dedupe: ['zod'],
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: { fs: { allow: ['..'] } },
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: ['server/main.ts', 'server/sharing/picture-worker.ts'] },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntries,
          treeshake,
          // Names of storage keys must not tie small files to large ones.
          optimization: { inlineConst: true },
          output: { codeSplitting: { groups: [preload, consent, everyPage, forms, productPage, navigation] } },
        },
      },
  test,
}));
