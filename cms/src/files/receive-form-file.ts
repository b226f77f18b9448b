import { readFile, rm } from 'node:fs/promises';
import type { Context } from 'koa';
import { SINGLE_POST_BYTES } from '../contract/file';
import { Problem } from '../contract/problem';

type FormFile = { filepath: string; originalFilename: string | null; mimetype: string | null; size: number };

/**
 * The one file of a multipart form, in memory; the parser's temporary copies are removed.
 * @throws Problem input.invalid without exactly one `file`, input.too-large above what goes in one POST (spec §9)
 */
export async function receiveFormFile(ctx: Context): Promise<{ name: string; mimeType: string; size: number; bytes: Buffer }> {
  const sent = Object.values((ctx.request.files ?? {}) as Record<string, FormFile | FormFile[]>).flat();
  try {
    const [file] = [ctx.request.files?.file ?? []].flat() as FormFile[];
    if (!file || sent.length !== 1) throw new Problem('input.invalid', {}, { file: 'field.invalid-type' });
    const name = file.originalFilename ?? '';
    if (file.size > SINGLE_POST_BYTES) throw new Problem('input.too-large', { file: name });
    return { name, mimeType: file.mimetype ?? '', size: file.size, bytes: await readFile(file.filepath) };
  } finally {
    await Promise.all(sent.map(({ filepath }) => rm(filepath, { force: true })));
  }
}
