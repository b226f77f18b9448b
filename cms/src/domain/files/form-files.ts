import { mkdir, readdir, rm, stat, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { dataDir } from '../../platform/settings';
import { SINGLE_POST_BYTES } from '../../contract/files/file';
import { Problem } from '../../contract/problem';

/** The most that one multipart form may hold; `bytes` counts all its files. */
export type FormLimits = { bytes: number; files: number; fields: number };

/** Limit of all fields together, which carry names and descriptions. */
const MAX_FIELD_BYTES = 256 * 1024;
/** Room for the boundaries and headers between the parts of a form. */
const OVERHEAD_BYTES = 64 * 1024;

/** The folder of forms' files while their request is answered. A process whose files live in an S3 store may have no data folder. */
const folder = join(process.env.S3_ENDPOINT ? tmpdir() : dataDir, 'planquadrat-forms');
const SWEEP_MS = 60 * 60 * 1000;

/**
 * Reads a multipart form into `ctx.request.body` and `ctx.request.files` while `work` runs, and removes its files then,
 * whatever becomes of it. Bodies of other kinds are left to whoever read them.
 * @throws HttpError 413 above a limit, 400 for a form that cannot be read
 */
export async function withForm<T>(ctx: Context, limits: FormLimits, work: () => Promise<T>): Promise<T> {
  if (!ctx.is('multipart')) return work();
  if (Number(ctx.get('content-length')) > limits.bytes + MAX_FIELD_BYTES + OVERHEAD_BYTES) ctx.throw(413);
  const paths: string[] = [];
  let files = 0;
  await mkdir(folder, { recursive: true });
  const read = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      uploadDir: folder,
      maxFileSize: limits.bytes,
      maxFields: limits.fields,
      maxFieldsSize: MAX_FIELD_BYTES,
      // A part that is filtered out never reaches the disk.
      filter: () => ++files <= limits.files,
      onFileBegin: (_name, { filepath }) => void paths.push(filepath),
    },
    onError: (error) => {
      if ('syscall' in error) throw error;
      ctx.throw((error as { httpCode?: number }).httpCode === 413 ? 413 : 400);
    },
  });
  try {
    await read(ctx, async () => {});
    if (files > limits.files) ctx.throw(413);
    return await work();
  } finally {
    delete ctx.request.files;
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}

/** Removes files of requests that were cut off together with their process: at once, then every hour. @returns stops it */
export async function sweepForms(): Promise<() => Promise<void>> {
  await removeForgotten();
  const timer = setInterval(() => void removeForgotten(), SWEEP_MS).unref();
  return async () => clearInterval(timer);
}

/** Removes old files only: other processes may still be reading young ones. */
async function removeForgotten(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && Date.now() - written.mtimeMs > SWEEP_MS) await rm(path, { force: true });
  }
}

type FormFile = { filepath: string; originalFilename: string | null; mimetype: string | null; size: number };

/** Limits that leave room for one file, its product, and for naming what else is wrong with a larger one. */
const limits = { bytes: 2 * SINGLE_POST_BYTES, files: 2, fields: 10 };

/**
 * Reads the one file of a multipart form into memory, with the form's fields.
 * @throws Problem input.invalid without exactly one `file`, input.too-large above what goes in one POST (spec §9)
 */
export const receiveFormFile = (ctx: Context) =>
  withForm(ctx, limits, async () => {
    const sent = Object.values((ctx.request.files ?? {}) as Record<string, FormFile | FormFile[]>).flat();
    const [file] = [ctx.request.files?.file ?? []].flat() as FormFile[];
    if (!file || sent.length !== 1) throw new Problem('input.invalid', {}, { file: 'field.invalid-type' });
    const name = file.originalFilename ?? '';
    if (file.size > SINGLE_POST_BYTES) throw new Problem('input.too-large', { file: name });
    const fields = (ctx.request.body ?? {}) as Record<string, unknown>;
    return { name, mimeType: file.mimetype ?? '', size: file.size, bytes: await readFile(file.filepath), fields };
  });
