import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { versionOrigins } from '../../contract/content/content-version';
import type { EventData } from '../../contract/people/logged-event';
import { appendEvent } from './append-event';

const changing = new Set(['create', 'clone', 'update', 'delete', 'publish', 'unpublish']);
const visible = new Set(['delete', 'publish', 'unpublish']);

/** By content type, the fields whose old and new values the log keeps; of a component, `component.field`. */
export type LoggedValues = Partial<Record<UID.ContentType, readonly string[]>>;
type Changes = NonNullable<EventData['changes']>;

/** A change of content that is about to be made. */
export type FollowedChange = { uid: string; action: string; documentId: string | undefined; hasDrafts: boolean };

/** Reads what it needs before a change. @returns is called behind it, with the number of its event; null for none */
type Keeper = (strapi: Core.Strapi, change: FollowedChange) => Promise<((trx: Knex, seq: number) => Promise<void>) | null>;

/**
 * Logs every change of content that visitors can see, so that the web server drops its cached pages: who made it, and the old
 * and new values of some fields. Types without drafts change with each write; drafts only when they are published, withdrawn or
 * deleted.
 * @param keep keeps more of the change, in its transaction
 */
export function followContent(strapi: Core.Strapi, values: LoggedValues, keep: Keeper): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType, params } = context;
    const hasDrafts = contentType.options?.draftAndPublish === true;
    const shown = hasDrafts ? visible : changing;
    if (!uid.startsWith('api::') || !shown.has(action)) return next();
    const { documentId: given, locale } = params as { documentId?: string; locale?: string | string[] };
    const read = (documentId: string | undefined) =>
      readValues(strapi, { uid, documentId, locale, hasDrafts, fields: values[uid as UID.ContentType] ?? [] });
    let result: Awaited<ReturnType<typeof next>> = null;
    await strapi.db.transaction(async ({ trx }) => {
      const before = await read(given);
      const kept = await keep(strapi, { uid, action, documentId: given, hasDrafts });
      result = await next();
      const { documentId = uid } = { ...params, ...(result as object) } as { documentId?: string };
      const changes = changesBetween(before, await read(documentId));
      const data = { uid, editorId: editorNow(strapi), ...(changes.length > 0 && { changes }) };
      const seq = await appendEvent(strapi, trx, {
        topic: 'content',
        name: `content.${action}`,
        subject: documentId,
        actor: 'editor',
        data,
      });
      await kept?.(trx, seq);
    });
    return result;
  });
}

type Origin = (typeof versionOrigins)[number];

type Order = { editorId: string | undefined; origin: Origin };

const ordered = new AsyncLocalStorage<Order>();

/** Runs work that a panel account ordered, maybe long ago: the log and the history name that account. */
export const asOrdered = <T>(order: Order, work: () => T): T => ordered.run(order, work);

/** Returns what leads to the change that is being made. */
export const originNow = (): Origin => ordered.getStore()?.origin ?? 'editor';

/** Returns the panel account whose request is being answered or whose order is being carried out; undefined outside of both. */
export function editorNow(strapi: Core.Strapi): string | undefined {
  const order = ordered.getStore();
  if (order) return order.editorId;
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as {
    user?: { documentId?: string };
    auth?: { strategy?: { name?: string } };
  };
  return auth?.strategy?.name === 'admin' ? user?.documentId : undefined;
}

type Reading = {
  uid: string;
  documentId: string | undefined;
  locale: string | string[] | undefined;
  hasDrafts: boolean;
  fields: readonly string[];
};
type Values = Map<string, string>;

/** Reads fields as visitors see them, by name; of repeated components each by its place. Editions have most values in common. */
async function readValues(strapi: Core.Strapi, { uid, documentId, locale, hasDrafts, fields }: Reading): Promise<Values> {
  if (fields.length === 0 || !documentId) return new Map();
  const where = { documentId, ...(typeof locale === 'string' && { locale }), ...(hasDrafts && { publishedAt: { $notNull: true } }) };
  const populate = fields.flatMap((field) => (field.includes('.') ? [field.split('.')[0] as string] : []));
  const row = (await strapi.db.query(uid as UID.ContentType).findOne({ where, populate })) as Record<string, unknown> | null;
  return new Map(fields.flatMap((field) => valuesAt(row ?? {}, field)));
}

function valuesAt(row: Record<string, unknown>, field: string): [string, string][] {
  const [name = '', inner] = field.split('.');
  const value = row[name];
  if (inner === undefined) return value === null || value === undefined ? [] : [[field, String(value)]];
  const parts = (Array.isArray(value) ? value : []) as Record<string, unknown>[];
  return parts.map((part, index) => [`${index}.${inner}`, String(part[inner] ?? '')]);
}

function changesBetween(before: Values, after: Values): Changes {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((name) => ({ field: name.split('.').at(-1) ?? name, from: before.get(name) ?? null, to: after.get(name) ?? null }))
    .filter(({ from, to }) => from !== to);
}
