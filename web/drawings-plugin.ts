import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const source = fileURLToPath(new URL('src/drawings/drawing-files.ts', import.meta.url));
const contract = fileURLToPath(new URL('../cms/src/contract', import.meta.url));

type DrawingFiles = typeof import('./src/drawings/drawing-files');

/**
 * The drawings as files, for pages reached by client navigation (pages from the server carry them in their HTML)
 * and, as `/drawings/<category>.svg`, for images.
 */
export function drawings(): Plugin {
  let files: DrawingFiles['drawingFiles'] = new Map();
  return {
    name: 'drawings',
    async config() {
      const { module } = await runnerImport<DrawingFiles>(source, { resolve: { alias: { '@contract': contract } } });
      files = module.drawingFiles;
      return { define: { 'import.meta.env.DRAWINGS': JSON.stringify(`/${module.drawingsFolder}`) } };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = files.get((request.url ?? '').slice(1));
        if (!svg) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, content] of files) this.emitFile({ type: 'asset', fileName, source: content });
    },
  };
}
