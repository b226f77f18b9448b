import { mkdtempSync, readdirSync, rmSync, statSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { memoryFolder } from './memory-folder';

const BUCKET = 'customer-files';

type S3rver = { middleware: Middleware[]; run(): Promise<AddressInfo>; close(): Promise<void> };

/** Starts an S3 server for tests. @returns the shop's settings for it, and the contents of the bucket */
export async function startS3() {
  const directory = mkdtempSync(join(memoryFolder, 'planquadrat-s3-'));
  const Server = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;
  const server = new Server({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  server.middleware.unshift(multipartCalls(join(directory, BUCKET, '._S3rver_uploads')));
  const { port } = await server.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_FILES_BUCKET: BUCKET,
      S3_MEDIA_BUCKET: 'media',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    /** Lists objects and unfinished multipart uploads. */
    contents: () => [
      ...readdirSync(join(directory, BUCKET)).filter((name) => name.endsWith('_object')),
      ...readdirSync(join(directory, BUCKET))
        .filter((name) => name === '._S3rver_uploads')
        .flatMap((name) => readdirSync(join(directory, BUCKET, name))),
    ],
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Answers ListParts and AbortMultipartUpload, which s3rver lacks. */
const multipartCalls =
  (uploads: string): Middleware =>
  async (ctx: Context, next) => {
    const { uploadId } = ctx.query;
    const isOurs = uploadId && (ctx.method === 'DELETE' || (ctx.method === 'GET' && !ctx.query.partNumber));
    if (!isOurs) return next();
    const folder = join(uploads, String(uploadId));
    const names = readNames(folder);
    ctx.type = 'application/xml';
    if (!names) {
      ctx.status = 404;
      ctx.body = '<Error><Code>NoSuchUpload</Code></Error>';
    } else if (ctx.method === 'DELETE') {
      rmSync(folder, { recursive: true });
      ctx.status = 204;
    } else {
      const parts = names.filter((name) => /^\d+$/.test(name)).map((name) => partXml(folder, name));
      ctx.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
    }
  };

function readNames(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return null;
  }
}

function partXml(folder: string, name: string): string {
  const size = statSync(join(folder, name)).size;
  const etag = readFileSync(join(folder, `${name}.md5`), 'utf8');
  return `<Part><PartNumber>${name}</PartNumber><ETag>"${etag}"</ETag><Size>${size}</Size></Part>`;
}
