import { fileURLToPath } from 'node:url';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawings } from './drawings-plugin.ts';

const contract = fileURLToPath(new URL('../cms/src/contract', import.meta.url));

/** The router plugin switches inlined CSS off; its hydration code must agree with what the server sends. */
const inlineCss: Plugin = {
  name: 'inline-css',
  enforce: 'post',
  config: (_config, { command }) => ({
    define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify(command === 'build' ? 'true' : 'false') },
  }),
};

/** The contract's schemas are built by calls that do nothing but return: pages that use none of them carry none of zod. */
const treeshake = { manualPureFunctions: ['z'] };

/** What every public page needs goes into one file: it compresses better than several and costs one round trip. */
const everyPage = {
  name: 'app',
  // Without the libraries and modules that only areas use.
  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|react-store|store|history)|use-sync-external-store)\/|\/web\/src\/(lib\/(?!bearer|functions-client|i18n|page-query|preferences|query-client)|features\/shell\/|hydrate-page|router\.tsx|public-route-tree|routes\/(__root|_public)\.tsx)/,
};

/** The small entry script must not pull that file in before it is wanted, so what both use stands apart. */
const preload = { name: 'preload', test: /vite\/preload-helper/, priority: 1 };

const routes = { target: 'react', quoteStyle: 'single', semicolons: true } as const;

/** Links between areas and public pages are full loads, so that the browser needs one table of routes for each. */
const AREA_ROUTES = '^(app|admin|contractor)(\\.tsx)?$';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  plugins: [
    tanstackRouter({ ...routes, autoCodeSplitting: true }),
    tanstackRouterGenerator({ ...routes, generatedRouteTree: 'src/public-route-tree.gen.ts', routeFileIgnorePattern: AREA_ROUTES }),
    react(),
    inlineCss,
    drawings(),
  ],
  // The web server carries its picture rasteriser with it.
  assetsInclude: ['**/*.wasm'],
  resolve: { alias: { '@contract': contract }, dedupe: ['zod'] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: { fs: { allow: ['..'] } },
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input: 'server/main.ts' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/entry-client.ts', 'src/entry-area.tsx', 'src/styles/app.css'],
          treeshake,
          output: { codeSplitting: { groups: [preload, everyPage] } },
        },
      },
  test: { include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
}));
