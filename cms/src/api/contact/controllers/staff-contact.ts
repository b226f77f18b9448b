import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { contactEvents, ContactListQuery } from '../../../contract/people/contact';
import { staffOf } from '../../../domain/quoting/actor-of';
import { performContactStep } from '../../../domain/people/send-contact';
import { input } from '../../../platform/http/input';
import { contactQueries, showContact } from '../../../domain/people/find-contacts';

const ContactStep = z.object({ id: z.string(), event: z.enum(contactEvents) });

/** Messages of the contact form, for super admins (spec §6). */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const contacts = contactQueries({ strapi });
  return {
    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await contacts.list(input(ContactListQuery, ctx.query));
    },

    async find(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await showContact(strapi, await contacts.byId(String(ctx.params.id)));
    },

    async perform(ctx: Context) {
      const { id, event } = input(ContactStep, ctx.params);
      ctx.body = await showContact(strapi, await performContactStep(strapi, { documentId: id, event, by: await staffOf(strapi, ctx) }));
    },

    async downloadUrl(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await contacts.downloadUrl(String(ctx.params.id), String(ctx.params.fileName));
    },
  };
};
