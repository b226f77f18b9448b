import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type * as z from 'zod/mini';

type Verb = 'read' | 'update' | 'publish';
type Checker = {
  can: Record<Verb, (entry?: object, field?: string) => boolean>;
  sanitizeUpdateInput(entry: object): (data: object) => Promise<object>;
};

/** Returns what the editor who asks may do with the entries of a type. */
export function rightsOf(strapi: Core.Strapi, ctx: Context, uid: string): Checker {
  const { userAbility } = ctx.state as { userAbility: unknown };
  return strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
}

/** Returns the account of the editor who asks. */
export const editorOf = (ctx: Context): string => (ctx.state as { user: { documentId: string } }).user.documentId;

/** Lists the types of content with drafts that the editor who asks may read. */
export const readableTypes = (strapi: Core.Strapi, ctx: Context): string[] =>
  Object.keys(strapi.contentTypes).filter((uid) => hasDrafts(strapi, uid) && rightsOf(strapi, ctx, uid).can.read());

const hasDrafts = (strapi: Core.Strapi, uid: string): boolean =>
  uid.startsWith('api::') && strapi.contentTypes[uid as keyof typeof strapi.contentTypes]?.options?.draftAndPublish === true;

/** @throws NotFoundError for a type that the editor may not read */
export function readableType(strapi: Core.Strapi, ctx: Context, uid: unknown): string {
  if (typeof uid !== 'string' || !hasDrafts(strapi, uid) || !rightsOf(strapi, ctx, uid).can.read())
    throw new errors.NotFoundError('Diesen Inhaltstyp gibt es nicht.');
  return uid;
}

/** Reads what the panel sent. @throws ValidationError */
export function sentBody<S extends z.ZodMiniType>(ctx: Context, schema: S): z.output<S> {
  const read = schema.safeParse((ctx.request as unknown as { body: unknown }).body);
  if (!read.success) throw new errors.ValidationError('Die Eingaben sind unvollständig.');
  return read.data;
}

/** Reads the names of panel accounts, by id; those that are gone are missing. */
export async function editorNames(strapi: Core.Strapi, ids: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
  const where = { documentId: { $in: [...new Set(ids)].filter(Boolean) } };
  const rows: { documentId: string; firstname: string | null; lastname: string | null; email: string }[] = await strapi.db
    .query('admin::user')
    .findMany({ where, select: ['documentId', 'firstname', 'lastname', 'email'] });
  return new Map(
    rows.map(({ documentId, firstname, lastname, email }) => [documentId, [firstname, lastname].filter(Boolean).join(' ') || email]),
  );
}

type Handler = (ctx: Context) => Promise<void>;

/** Declares a route of the panel's own API for whoever is signed in; what they may do there the handler asks. */
export const panelRoute = (method: 'GET' | 'POST' | 'PUT', path: string, handler: Handler) => ({
  method,
  path,
  handler,
  info: { type: 'admin' },
  config: { policies: ['admin::isAuthenticatedAdmin'] },
});
