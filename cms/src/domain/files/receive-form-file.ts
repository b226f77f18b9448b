import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { SINGLE_POST_BYTES } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { withForm } from './form-upload';

type FormFile = { filepath: string; originalFilename: string | null; mimetype: string | null; size: number };

/** One file, its product, and room to say what else is wrong with a larger one. */
const limits = { bytes: 2 * SINGLE_POST_BYTES, files: 2, fields: 10 };

/**
 * The one file of a multipart form, in memory, with the form's fields.
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
