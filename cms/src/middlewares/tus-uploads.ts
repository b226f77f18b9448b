import type { Core } from '@strapi/strapi';
import { Metadata } from '@tus/server';
import type { Context, Next } from 'koa';
import { requireAppCheck } from '../platform/http/app-check-token';
import { fileHeaders } from '../contract/files/file';
import { Problem } from '../contract/problem';
import { FILE_NAME_PATTERN, cartIdHashOf, completeFile, findOwnFile, type FileRow } from '../domain/files/file-row';
import { fileStore } from '../platform/storage/open-store';
import { registerFile } from '../domain/files/register-file';
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
    const { fileName } = await register(strapi, ctx);
    names.set(ctx.req, fileName);
    await answer(ctx);
    if (ctx.res.statusCode >= 400) await removeUnclaimedFile(strapi, fileName);
  }

  async function proceed(ctx: Context) {
    const row = await findOwnFile(strapi, ctx.get(fileHeaders.cart), fileNameIn(ctx.path));
    if (ctx.method === 'DELETE') return terminate(strapi, ctx, row.fileName);
    const fits = ctx.method !== 'PATCH' || (await fileStore().hasRoomFor(Number(ctx.get('content-length')) || 0));
    if (!fits) throw new Problem('storage.quota-exceeded', { file: row.originalName });
    // All bytes may have arrived while recording that failed: browsers with nothing left to send take the upload for done.
    if (ctx.method === 'HEAD' && !row.complete) await completeArrived(strapi, row);
    await answer(ctx);
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

async function register(strapi: Core.Strapi, ctx: Context) {
  const cartId = ctx.get(fileHeaders.cart);
  const cartIdHash = cartIdHashOf(cartId);
  requireAppCheck(ctx.get(fileHeaders.appCheck), cartId);
  const address = clientAddress(ctx);
  await limit(strapi, 'upload', address);
  const { filename, filetype, productId } = metadataOf(ctx);
  return registerFile(strapi, {
    name: filename ?? '',
    mimeType: filetype ?? '',
    productId: productId ?? '',
    size: lengthOf(ctx),
    cartIdHash,
    addressHash: hashPersonal(address),
  });
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
  const upload = await fileStore()
    .getUpload(fileName)
    .catch(() => null);
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
