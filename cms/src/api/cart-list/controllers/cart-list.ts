import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CartListChange, CartListsQuery, NewCartList } from '../../../contract/quoting/cart-list';
import { callersAccount } from '../../../domain/people/caller';
import { cartListCommands, presentCartList } from '../../../domain/quoting/cart-lists';
import { input } from '../../../platform/http/input';

/** The caller's own lists of services. Other people's do not exist for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const lists = cartListCommands({ strapi });
  const callerId = async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    return (await callersAccount(strapi, ctx)).documentId;
  };
  return {
    async list(ctx: Context) {
      const query = input(CartListsQuery, ctx.query);
      const { rows, next } = await lists.list(await callerId(ctx), query);
      ctx.body = { items: rows.map(presentCartList), next };
    },

    async find(ctx: Context) {
      ctx.body = presentCartList(await lists.byId(await callerId(ctx), String(ctx.params.id)));
    },

    /** Answers 201, also when the same list is sent again. */
    async save(ctx: Context) {
      const list = input(NewCartList, ctx.request.body);
      const { language, documentId } = await callersAccount(strapi, ctx);
      ctx.set('cache-control', 'no-store');
      ctx.body = presentCartList(await lists.save({ ownerId: documentId, locale: language ?? 'de' }, list));
      ctx.status = 201;
    },

    async rename(ctx: Context) {
      const { name } = input(CartListChange, ctx.request.body);
      ctx.body = presentCartList(await lists.rename(await callerId(ctx), String(ctx.params.id), name));
    },

    async remove(ctx: Context) {
      await lists.remove(await callerId(ctx), String(ctx.params.id));
      ctx.status = 204;
    },
  };
};
