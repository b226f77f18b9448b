import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireAppCheck } from '../../../platform/http/app-check-token';
import { fileHeaders } from '../../../contract/files/file';
import { Problem } from '../../../contract/problem';
import { attachmentHeader, requireSignature } from '../../../platform/storage/signed-url';
import { byteRange, fileStore } from '../../../platform/storage/open-store';
import { describeFile, findDownload } from '../../../domain/files/find-download';
import { fileDownloadUrl } from '../../../domain/files/file-verdict';
import { cartIdHashOf, findOwnFile, touchFile } from '../../../domain/files/file-row';
import { receiveFormFile } from '../../../domain/files/form-files';
import { removeUnclaimedFile } from '../../../domain/files/cart-files';
import { storeSmallFile } from '../../../domain/files/register-file';
import { guestDownloadUrl } from '../../../domain/quoting/show-quote';
import { clientAddress } from '../../../platform/http/client-address';
import { hashPersonal } from '../../../platform/http/hash';
import { limit } from '../../../platform/http/rate-limit';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const own = (ctx: Context) => findOwnFile(strapi, ctx.get(fileHeaders.cart), String(ctx.params.fileName));

  return {
    /** Takes a small file in one POST: multipart with `file`, `productId`, and a `key` with which the call can be repeated. */
    async upload(ctx: Context) {
      const cartId = ctx.get(fileHeaders.cart);
      const cartIdHash = cartIdHashOf(cartId);
      requireAppCheck(ctx.get(fileHeaders.appCheck), cartId);
      const address = clientAddress(ctx);
      await limit(strapi, 'upload', address);
      const { bytes, fields, ...file } = await receiveFormFile(ctx);
      const owner = { productId: String(fields.productId), cartIdHash, addressHash: hashPersonal(address) };
      const key = fields.key === undefined ? {} : { key: String(fields.key) };
      const row = await storeSmallFile(strapi, { ...file, ...owner, ...key }, bytes);
      ctx.status = 201;
      ctx.body = await describeFile(strapi, row);
    },

    /** Answers with the metadata; the configurator calls this daily, which counts as a touch. */
    async metadata(ctx: Context) {
      const row = await own(ctx);
      await touchFile(strapi, row.fileName);
      ctx.set('cache-control', 'no-store');
      ctx.body = await describeFile(strapi, row);
    },

    async remove(ctx: Context) {
      const { fileName } = await own(ctx);
      if (!(await removeUnclaimedFile(strapi, fileName))) throw new Problem('storage.unauthorized');
      ctx.status = 204;
    },

    async downloadUrl(ctx: Context) {
      const row = await own(ctx);
      if (!row.complete) throw new Problem('storage.object-not-found');
      ctx.set('cache-control', 'no-store');
      ctx.body = fileDownloadUrl(row);
    },

    async guestDownloadUrl(ctx: Context) {
      await limit(strapi, 'guest-link', clientAddress(ctx));
      ctx.set('cache-control', 'no-store');
      ctx.set('referrer-policy', 'no-referrer');
      ctx.body = await guestDownloadUrl(strapi, String(ctx.params.token), String(ctx.params.fileName));
    },

    /** Sends the bytes to whoever has a signed URL. Never shown in a page, whatever they are. */
    async content(ctx: Context) {
      const fileName = String(ctx.params.fileName);
      const given = String(ctx.query.name ?? '');
      requireSignature({ fileName, expires: String(ctx.query.expires), signature: String(ctx.query.signature), name: given });
      const { name, mimeType, size } = await findDownload(strapi, fileName);
      const range = byteRange(ctx.get('range'), size);
      const bytes = await fileStore().open(fileName, range ?? undefined);
      ctx.set({
        'content-disposition': attachmentHeader(given || name),
        'content-type': mimeType,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
      });
      ctx.status = range ? 206 : 200;
      ctx.body = bytes;
      ctx.length = range ? range.end - range.start + 1 : size;
    },
  };
};
