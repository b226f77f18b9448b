import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { translatedFields } from '../domain/catalogue/entries';
import { isTranslated, findProgress, findUntranslated, translatedTypes } from './untranslated';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

type German = { publishedAt: string } & Record<string, unknown>;

const followed = new Set(['publish', 'unpublish', 'delete']);

/**
 * Records when the texts of a published German entry changed last, so that a new price, or hiding and showing an entry,
 * requires nothing of translators. Entries without a record have the texts of their first publication.
 */
export function dateGermanTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId } = context.params as { documentId?: string };
    if (!followed.has(action) || !documentId || !isTranslated(strapi, uid)) return next();
    let result: Awaited<ReturnType<typeof next>> = null;
    await strapi.db.transaction(async ({ trx }) => {
      const notes = noteOf(trx, documentId);
      // The languages that are published together are equally new.
      const startedAt = new Date();
      const before = await findGerman(strapi, uid, documentId);
      if (before) await notes.keep(digestOf(strapi, uid, before), new Date(before.publishedAt));
      result = await next();
      if (action === 'delete') return notes.drop();
      const after = await findGerman(strapi, uid, documentId);
      if (after) await notes.renew(digestOf(strapi, uid, after), startedAt);
    });
    return result;
  });
}

const noteOf = (trx: Knex, documentId: string) => {
  const insert = (digest: string, changedAt: Date) =>
    trx('german_texts').insert({ document_id: documentId, entry_id: documentId, digest, changed_at: changedAt }).onConflict('entry_id');
  return {
    /** Inserts a record unless there is one. */
    keep: (digest: string, changedAt: Date) => insert(digest, changedAt).ignore(),
    /** Writes a record unless the stored one is of the same texts. */
    renew: (digest: string, changedAt: Date) => insert(digest, changedAt).merge().whereNot('german_texts.digest', digest),
    drop: () => trx('german_texts').where({ entry_id: documentId }).delete(),
  };
};

async function findGerman(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<German | null> {
  const { attributes } = strapi.contentType(uid);
  const withComponents = translatedFields(strapi, uid).filter((name) => ['component', 'media'].includes(attributes[name]?.type ?? ''));
  const populate = Object.fromEntries(withComponents.map((name) => [name, { populate: '*' }]));
  const query = { documentId, locale: 'de', status: 'published', populate };
  return (await strapi.documents(uid).findOne(query as { documentId: string })) as German | null;
}

/** Hashes the translated fields; components are compared without their ids, which are new with each publication. */
function digestOf(strapi: Core.Strapi, uid: UID.ContentType, entry: German): string {
  const texts = translatedFields(strapi, uid).map((name) => entry[name] ?? null);
  return createHash('sha256')
    .update(JSON.stringify(texts, (key, value: unknown) => (key === 'id' ? undefined : value)))
    .digest('base64url');
}

type Ability = { can(action: string, subject: string): boolean };

/**
 * Adds the routes of the panel's page for translators. They are on the panel's own host: the shop's web server passes no
 * request on to them. Everybody sees the types that they may read.
 */
export function openTranslations(strapi: Core.Strapi): void {
  const readable = (ctx: Context) => {
    const { userAbility } = ctx.state as { userAbility: Ability };
    return translatedTypes(strapi).filter((uid) => userAbility.can('plugin::content-manager.explorer.read', uid));
  };

  async function types(ctx: Context) {
    ctx.body = { types: await Promise.all(readable(ctx).map((uid) => findProgress(strapi, uid))) };
  }

  async function entries(ctx: Context) {
    const uid = readable(ctx).find((one) => one === ctx.query.type);
    if (!uid) throw new errors.NotFoundError('Diesen Inhaltstyp gibt es nicht.');
    ctx.body = await findUntranslated(strapi, uid, String(ctx.query.after ?? '').slice(0, 64));
  }

  const route = (path: string, handler: typeof types) => ({
    method: 'GET' as const,
    path,
    handler,
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  });
  strapi.server.routes({ type: 'admin', prefix: '/translations', routes: [route('/types', types), route('/entries', entries)] });
}
