import type { Core, UID } from '@strapi/strapi';
import { type ContentKind, contentKinds } from '../../contract/content/page-kinds';
import { ANSWER_TYPES_HEADER } from '../../contract/constants';

export const uidOf = (kind: ContentKind): UID.ContentType => `api::${kind}.${kind}` as UID.ContentType;

/** Types whose entries public answers read through functions that note them. */
const noted: ReadonlySet<string> = new Set([
  ...contentKinds.map(uidOf),
  'api::addon.addon',
  'api::faq.faq',
  'api::decline-reason.decline-reason',
]);

/**
 * Notes for the web server, in a header, that the answer being made depends on entries of a type and of those that `populate` brings.
 * Outside of a request it does nothing.
 */
export function noteTypes(strapi: Core.Strapi, uid: string, populate: object = {}): void {
  const ctx = strapi.requestContext.get();
  if (ctx?.method !== 'GET' || ctx.res.headersSent) return;
  const { attributes } = strapi.contentType(uid as UID.ContentType);
  const related = Object.keys(populate).flatMap((name) => (attributes[name] as { target?: string } | undefined)?.target ?? []);
  const before = String(ctx.res.getHeader(ANSWER_TYPES_HEADER) ?? '').split(' ');
  ctx.set(ANSWER_TYPES_HEADER, [...new Set([...before, uid, ...related])].filter(Boolean).join(' '));
}

/**
 * Returns the types that changes of entries of `uids` reach by the answers' headers; null for every answer, when one may have been read
 * without a note.
 */
export const reachedTypes = (uids: readonly string[] | null): string[] | null => (uids?.every((uid) => noted.has(uid)) ? [...uids] : null);
