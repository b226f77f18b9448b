import type { Core } from '@strapi/strapi';
import { actors, type Actor } from '../contract/states/transition';
import type { TimelineEntry } from '../contract/thread';

type Row = { name: string; actor: string; createdAt: string };

/** What has happened to a document, the oldest first. */
export async function timelineOf(strapi: Core.Strapi, subject: string): Promise<TimelineEntry[]> {
  const rows: Row[] = await strapi.db.query('api::event.event').findMany({ where: { subject }, orderBy: { seq: 'asc' } });
  return rows.map(({ name, actor, createdAt }) => ({
    at: new Date(createdAt).toISOString(),
    name,
    actor: isActor(actor) ? actor : 'staff',
  }));
}

const isActor = (name: string): name is Actor => (actors as readonly string[]).includes(name);
