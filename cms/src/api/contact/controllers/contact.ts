import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireAppCheck } from '../../../platform/http/app-check-token';
import { ContactRequest } from '../../../contract/people/contact';
import { fileHeaders } from '../../../contract/files/file';
import { Problem } from '../../../contract/problem';
import { sendContact } from '../../../domain/people/send-contact';
import { clientAddress } from '../../../platform/http/client-address';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';
import { presentSent } from '../../../domain/people/find-contacts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers 201 for a new message, 200 when the same was sent before. */
  async send(ctx: Context) {
    await limit(strapi, 'contact', clientAddress(ctx));
    const request = input(ContactRequest, ctx.request.body);
    if (ctx.get(fileHeaders.cart) !== request.key) throw new Problem('cart.foreign');
    requireAppCheck(ctx.get(fileHeaders.appCheck), request.key);
    const { row, created } = await sendContact(strapi, request);
    ctx.set('cache-control', 'no-store');
    ctx.status = created ? 201 : 200;
    ctx.body = presentSent(row);
  },
});
