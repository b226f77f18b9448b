import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import { memoryFolder } from './memory-folder';

const BUCKET = 'customer-files';
const MEDIA = 'media';

type S3rver = { middleware: Middleware[]; run(): Promise<AddressInfo>; close(): Promise<void> };

/** The most that a page of a list holds, so that lists have several pages. */
const PAGE = 2;

/** Starts an S3 server for tests. @returns the shop's settings for it, and the contents of the bucket */
export async function startS3() {
  const directory = mkdtempSync(join(memoryFolder, 'planquadrat-s3-'));
  const Server = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;
  const uploads = join(directory, BUCKET, '._S3rver_uploads');
  const headers: [string, string | undefined][] = [];
  const faults: Fault[] = [];
  const run = async (at: number) => {
    const buckets = { configureBuckets: [{ name: BUCKET }, { name: MEDIA }] };
    const started = new Server({ address: '127.0.0.1', port: at, silent: true, directory, ...buckets });
    started.middleware.unshift(noteEncryption(headers), faulty(faults), multipartCalls(uploads));
    return { started, port: (await started.run()).port };
  };
  const { started, port } = await run(0);
  let server = started;
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_FILES_BUCKET: BUCKET,
      S3_MEDIA_BUCKET: MEDIA,
      S3_PUBLIC_URL: `http://127.0.0.1:${port}/${MEDIA}`,
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
    /** What each write asked for: its method, and the encryption that its headers name. */
    headers,
    /** Has the next call that fits fail with 500, after the calls beside it had time to succeed. */
    fail: (fault: Fault) => void faults.push(fault),
    /** Begins an upload of parts as a process does that dies then. */
    abandon(key: string, startedAt: Date) {
      const folder = join(uploads, `abandoned-${key}-${startedAt.getTime()}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'key'), key);
      utimesSync(join(folder, 'key'), startedAt, startedAt);
    },
    /** Removes all unfinished uploads, as a rule of a bucket does after some days. */
    throwPartsAway: () => rmSync(uploads, { recursive: true }),
    /** Ends the server and starts it anew at its address, with what it holds. */
    restart: async () => {
      await server.close();
      server = (await run(port)).started;
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

type Fault = { method: string; matches: (query: Context['query']) => boolean };

const faulty =
  (faults: Fault[]): Middleware =>
  async (ctx: Context, next) => {
    const at = faults.findIndex(({ method, matches }) => method === ctx.method && matches(ctx.query));
    if (at < 0) return next();
    faults.splice(at, 1);
    ctx.req.resume();
    await delay(1_000);
    ctx.status = 500;
    ctx.type = 'application/xml';
    ctx.body = '<Error><Code>InternalError</Code></Error>';
  };

const noteEncryption =
  (headers: [string, string | undefined][]): Middleware =>
  async (ctx: Context, next) => {
    const asked = ctx.get('x-amz-server-side-encryption') || undefined;
    const key = ctx.get('x-amz-server-side-encryption-aws-kms-key-id');
    if (['PUT', 'POST'].includes(ctx.method)) headers.push([`${ctx.method}${ctx.search.replace(/=.*/, '')}`, asked && `${asked} ${key}`]);
    return next();
  };

/** Answers ListMultipartUploads, ListParts and AbortMultipartUpload, which s3rver lacks, a few of a list at a time. */
const multipartCalls =
  (uploads: string): Middleware =>
  async (ctx: Context, next) => {
    const { uploadId } = ctx.query;
    if (ctx.method === 'GET' && ctx.query.uploads !== undefined) {
      ctx.type = 'application/xml';
      ctx.body = uploadsXml(uploads, String(ctx.query['upload-id-marker'] ?? ''));
      return;
    }
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
      // A part whose sender died has no checksum, and is none.
      const numbers = names.filter((name) => names.includes(`${name}.md5`)).map(Number);
      const after = numbers.sort((one, other) => one - other).filter((number) => number > Number(ctx.query['part-number-marker'] ?? 0));
      const page = after.slice(0, PAGE);
      const rest = `<IsTruncated>${after.length > PAGE}</IsTruncated><NextPartNumberMarker>${page.at(-1) ?? 0}</NextPartNumberMarker>`;
      ctx.body = `<ListPartsResult>${rest}${page.map((number) => partXml(folder, String(number))).join('')}</ListPartsResult>`;
    }
  };

function uploadsXml(uploads: string, marker: string): string {
  const after = (readNames(uploads) ?? []).sort().filter((id) => id > marker);
  const page = after.slice(0, PAGE).map((id) => {
    const key = join(uploads, id, 'key');
    const initiated = `<Initiated>${statSync(key).mtime.toISOString()}</Initiated>`;
    return { id, xml: `<Upload><Key>${readFileSync(key, 'utf8')}</Key><UploadId>${id}</UploadId>${initiated}</Upload>` };
  });
  const rest = `<IsTruncated>${after.length > PAGE}</IsTruncated><NextUploadIdMarker>${page.at(-1)?.id ?? ''}</NextUploadIdMarker>`;
  return `<ListMultipartUploadsResult>${rest}${page.map(({ xml }) => xml).join('')}</ListMultipartUploadsResult>`;
}

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
