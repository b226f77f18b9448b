import type { Core } from '@strapi/strapi';
import type { EventData } from '../../contract/people/logged-event';
import { assignPositions } from './event-positions';

/** A place in the log of content: that of its newest event, and that event's own id, which no other log has. */
export type ContentCursor = { seq: number; event: string };

/** What has changed since a place; `uids` is null when the log does not know that place or too much has changed. */
export type ContentChanges = ContentCursor & { uids: string[] | null };

/** The most events that are looked at; whoever is further behind reads everything anew. */
const MAX_EVENTS = 500;

type EventRow = { seq: number; documentId: string | null; data: EventData | null };

/** Lists the content types that changed after `since`, up to the newest event. */
export async function findContentChanges(strapi: Core.Strapi, since: ContentCursor): Promise<ContentChanges> {
  await assignPositions(strapi);
  const rows = await newestEvents(strapi, since.seq, MAX_EVENTS);
  const [newest] = rows.length > 0 ? rows : await newestEvents(strapi, 0, 1);
  const cursor = { seq: newest?.seq ?? 0, event: newest?.documentId ?? '' };
  const place = rows.find((row) => row.seq === since.seq);
  const isKnown = since.seq === 0 ? !newest : place !== undefined && place.documentId === since.event;
  const changed = rows.filter((row) => row !== place).map(({ data }) => data?.uid ?? '');
  return { ...cursor, uids: isKnown ? [...new Set(changed)] : null };
}

async function newestEvents(strapi: Core.Strapi, since: number, limit: number): Promise<EventRow[]> {
  const rows: { position: number | string; document_id: string | null; data: EventData | string | null }[] = await strapi.db
    .connection('event_positions as place')
    .join('events as event', 'event.seq', 'place.seq')
    .where('place.topic', 'content')
    .where('place.position', '>=', since)
    .orderBy('place.position', 'desc')
    .limit(limit)
    .select('place.position', 'event.document_id', 'event.data');
  return rows.map(({ position, document_id: documentId, data }) => ({
    seq: Number(position),
    documentId,
    // SQLite stores JSON as text.
    data: typeof data === 'string' ? (JSON.parse(data) as EventData) : data,
  }));
}
