import { fileURLToPath } from 'node:url';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { InlineConfig } from 'vitest/node';
import { drawings } from './drawings-plugin.ts';
import { samples } from './samples-plugin.ts';

const contract = fileURLToPath(new URL('../cms/src/contract', import.meta.url));

/** The contract's schemas are built by calls that do nothing but return: pages that use none of them carry none of zod. */
const treeshake = { manualPureFunctions: ['z'] };

const routes = { target: 'react', quoteStyle: 'single', semicolons: true } as const;

/** Links between areas and public pages are full loads, so that the browser needs one table of routes for each. */
const AREA_ROUTES = '^(app|admin|contractor)(\\.tsx)?$';

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
        defaultBehavior: [['component', 'errorComponent', 'notFoundComponent'], ['loader']],
      },
    }),
    tanstackRouterGenerator({ ...routes, generatedRouteTree: 'src/public-route-tree.gen.ts', routeFileIgnorePattern: AREA_ROUTES }),
    react(),
    drawings(),
    samples(),
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
        emptyOutDir: false,
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          treeshake,
          // Names of storage keys must not tie small files to large ones.
          optimization: { inlineConst: true },
          preserveEntrySignatures: 'allow-extension',
        },
      },
  test,
}));
