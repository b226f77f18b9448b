import type { Core } from '@strapi/strapi';
import { actorKindOf } from '../../contract/states/transition';
import type { TimelineEntry } from '../../contract/quoting/thread';

/** Facts that only staff see, or that are no step of the document. */
const hidden = [
  'quote.draft-saved',
  'quote.noted',
  'quote.joined',
  'quote.message-written',
  'order.results-added',
  'assignment.message-written',
];
const MAX_ENTRIES = 500;

/** What happened to some documents, oldest first. */
export async function readTimeline(strapi: Core.Strapi, subjects: readonly string[]): Promise<TimelineEntry[]> {
  const rows: { createdAt: string; name: string; actor: string }[] = await strapi.db.query('api::event.event').findMany({
    where: { subject: { $in: [...subjects] }, name: { $notIn: hidden } },
    orderBy: { seq: 'asc' },
    limit: MAX_ENTRIES,
    select: ['createdAt', 'name', 'actor'],
  });
  return rows.flatMap(({ createdAt, name, actor }) => {
    const kind = actorKindOf(actor);
    return kind ? [{ at: new Date(createdAt).toISOString(), name, actor: kind === 'admin' || kind === 'superAdmin' ? 'staff' : kind }] : [];
  });
}
