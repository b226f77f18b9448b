import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../steps.mjs';

/** An S3 server over a folder: `node s3-server.mjs PORT FOLDER`. A process of its own, so that it can be killed. */
const [port, directory] = process.argv.slice(2);
const Server = createRequire(join(root, 'cms', 'package.json'))('s3rver');
const buckets = ['customer-files', 'media', 'restored-files', 'restored-media'].map((name) => ({ name }));
const server = new Server({ address: '127.0.0.1', port: Number(port), silent: true, directory, configureBuckets: buckets });
// s3rver does not know ListMultipartUploads. The drill's files are too small for parts.
server.middleware.unshift(async (ctx, next) => {
  if (ctx.method !== 'GET' || ctx.query.uploads === undefined) return next();
  ctx.type = 'application/xml';
  ctx.body = '<ListMultipartUploadsResult><IsTruncated>false</IsTruncated></ListMultipartUploadsResult>';
});
await server.run();
