import type { Core } from '@strapi/strapi';
import { Metadata } from '@tus/server';
import type { Context, Next } from 'koa';
import { requireAppCheck } from '../platform/http/app-check-token';
import { fileHeaders } from '../contract/files/file';
import { Problem } from '../contract/problem';
import { FILE_NAME_PATTERN, cartIdHashOf, completeFile, findOwnFile, type FileRow } from '../domain/files/file-row';
import { fileStore } from '../platform/storage/open-store';
import { type NewFile, registerOnce } from '../domain/files/register-file';
import { observeUpload } from '../platform/health/metrics';
import { removeUnclaimedFile } from '../domain/files/cart-files';
import { TUS_PATH, createTusServer, type UploadNames } from '../domain/files/tus-server';
import { clientAddress } from '../platform/http/client-address';
import { hashPersonal } from '../platform/http/hash';
import { limit } from '../platform/http/rate-limit';
import { isBelow } from '../platform/http/routes';

/**
 * Resumable uploads (spec §7, §9). Stands before the body parser, since tus reads the request itself, and therefore
 * also before Strapi's routes: who may do what is decided here.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const names: UploadNames = new WeakMap();
  const tus = createTusServer(strapi, names);

  async function answer(ctx: Context) {
    await tus.handle(ctx.req, ctx.res);
    ctx.respond = false;
  }

  async function create(ctx: Context) {
    const file = await newFileOf(ctx);
    const row = await registerOnce(strapi, file);
    // A repeated call must not begin anew what may have bytes by now.
    if (file.key !== undefined && (await hasBegun(row))) return tellAddress(ctx, row);
    names.set(ctx.req, row.fileName);
    await answer(ctx);
    const { statusCode } = ctx.res;
    // After a failure the row of a call with a key waits for its repetition.
    if (statusCode >= 400 && (statusCode < 500 || file.key === undefined)) await removeUnclaimedFile(strapi, row.fileName);
  }

  async function proceed(ctx: Context) {
    const row = await findOwnFile(strapi, ctx.get(fileHeaders.cart), fileNameIn(ctx.path));
    if (ctx.method === 'DELETE') return terminate(strapi, ctx, row.fileName);
    const fits = ctx.method !== 'PATCH' || (await fileStore().hasRoomFor(Number(ctx.get('content-length')) || 0));
    if (!fits) throw new Problem('storage.quota-exceeded', { file: row.originalName });
    // All bytes may have arrived while recording that failed: browsers with nothing left to send take the upload for done.
    if (ctx.method === 'HEAD' && !row.complete) await completeArrived(strapi, row);
    if (ctx.method !== 'PATCH') return answer(ctx);
    await observeUpload(
      Number(ctx.get('content-length')) || 0,
      () => answer(ctx),
      () => ctx.res.statusCode >= 400,
    );
  }

  return async (ctx: Context, next: Next) => {
    if (!isBelow(ctx.path, TUS_PATH)) return next();
    // tus itself knows one spelling only.
    if (!ctx.path.startsWith(TUS_PATH)) throw new Problem('not-found');
    if (ctx.method === 'POST' && ctx.path === TUS_PATH) return create(ctx);
    if (['HEAD', 'PATCH', 'DELETE'].includes(ctx.method)) return proceed(ctx);
    throw new Problem('not-found');
  };
};

/** Reads what is said of a file that is about to be sent. @throws Problem */
async function newFileOf(ctx: Context): Promise<NewFile> {
  const cartId = ctx.get(fileHeaders.cart);
  const cartIdHash = cartIdHashOf(cartId);
  requireAppCheck(ctx.get(fileHeaders.appCheck), cartId);
  const address = clientAddress(ctx);
  await limit(strapi, 'upload', address);
  const { filename, filetype, productId, key } = metadataOf(ctx);
  return {
    name: filename ?? '',
    mimeType: filetype ?? '',
    productId: productId ?? '',
    size: lengthOf(ctx),
    cartIdHash,
    addressHash: hashPersonal(address),
    ...(key && { key }),
  };
}

const hasBegun = async ({ fileName, complete }: FileRow): Promise<boolean> => complete || (await findUpload(fileName)) !== null;

/** Finds what the store knows of an upload; null when it knows nothing. */
const findUpload = (fileName: string) =>
  fileStore()
    .getUpload(fileName)
    .catch(() => null);

/** Answers as tus does for a new upload. */
function tellAddress(ctx: Context, { fileName }: FileRow) {
  ctx.set('tus-resumable', '1.0.0');
  ctx.set('location', `${TUS_PATH}/${fileName}`);
  ctx.status = 201;
  ctx.body = '';
}

/** Reads the whole size, which must be known from the start: limits count it. @throws Problem input.invalid */
function lengthOf(ctx: Context): number {
  const length = ctx.get('upload-length');
  if (!/^\d{1,15}$/.test(length)) throw new Problem('input.invalid', {}, { 'upload-length': 'field.invalid-format' });
  return Number(length);
}

function metadataOf(ctx: Context): Record<string, string | null> {
  try {
    return Metadata.parse(ctx.get('upload-metadata'));
  } catch (cause) {
    throw new Problem('input.invalid', {}, { 'upload-metadata': 'field.invalid-format' }, { cause });
  }
}

async function completeArrived(strapi: Core.Strapi, { fileName, size }: FileRow): Promise<void> {
  // An upload that the store does not know is answered by tus itself.
  const upload = await findUpload(fileName);
  if (upload?.offset === Number(size)) await completeFile(strapi, fileName);
}

function fileNameIn(path: string): string {
  const fileName = path.slice(TUS_PATH.length + 1);
  if (!FILE_NAME_PATTERN.test(fileName)) throw new Problem('storage.object-not-found');
  return fileName;
}

/** @throws Problem storage.unauthorized for a file that a quote has claimed */
async function terminate(strapi: Core.Strapi, ctx: Context, fileName: string) {
  if (!(await removeUnclaimedFile(strapi, fileName))) throw new Problem('storage.unauthorized');
  ctx.set('tus-resumable', '1.0.0');
  ctx.status = 204;
}
