import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('samples', import.meta.url));

/** The samples of the reference building as files, in a folder whose name holds a hash of them all, so that they may be cached for good. */
export function samples(): Plugin {
  const files = readdirSync(source).map((name) => ({ name, content: readFileSync(join(source, name)) }));
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  const folder = `assets/samples/${hash.digest('hex').slice(0, 10)}`;
  return {
    name: 'samples',
    config: () => ({ define: { 'import.meta.env.SAMPLES': JSON.stringify(`/${folder}`) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${folder}/${name}`);
        if (!file) return next();
        if (file.name.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        response.end(file.content);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, content } of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: content });
    },
  };
}
