import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { refuseReminders } from '../../../domain/quoting/offer-deadlines';
import { clientAddress } from '../../../platform/http/client-address';
import { limit } from '../../../platform/http/rate-limit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Switches reminders off. Called by people from the page of the link, and by mail programs by RFC 8058. The body does not matter. */
  async unsubscribe(ctx: Context) {
    await limit(strapi, 'mail-link', clientAddress(ctx));
    await refuseReminders(strapi, String(ctx.params.token));
    ctx.body = {};
  },
});
