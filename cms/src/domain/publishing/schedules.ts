import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { berlinMoments, isLocalTime } from '../../contract/content/berlin-moment';
import type { NewSchedule, ScheduleAction, ScheduleStatus } from '../../contract/content/schedule';
import { LIST_LIMIT_DEFAULT } from '../../contract/list';
import { isLargeChange, readAmount } from '../../contract/pricing/amount-text';
import { databaseTime } from '../../platform/time/database-time';
import { titleOf } from './entry-values';
import { findProducts, PRODUCT } from './product-terms';

/** A planned change as stored. */
export type ScheduleRow = {
  id: number;
  documentId: string;
  contentType: string;
  entryId: string;
  locales: string[];
  action: ScheduleAction;
  /** The new price in cents. */
  fields: { price?: number } | null;
  at: string;
  status: ScheduleStatus;
  attempts: number;
  error: string | null;
  title: string | null;
  orderedBy: string | null;
  key: string;
};

export const scheduleTable = (strapi: Core.Strapi) => strapi.db.query('api::schedule.schedule');

/** Time that a plan may lie back: whoever chose the present minute needs some seconds to send it. */
const GRACE_MS = 2 * 60 * 1000;
const YEARS_AHEAD_MS = 3 * 366 * 24 * 60 * 60 * 1000;
/** The most changes that wait for one entry. */
const MAX_WAITING = 20;

/** Plans a change, once per key. @throws ValidationError with a sentence for the editor */
export async function planChange(strapi: Core.Strapi, sent: NewSchedule, editorId: string): Promise<ScheduleRow> {
  const { contentType, entryId, locales, action, key } = sent;
  const known: ScheduleRow | null = await scheduleTable(strapi).findOne({ where: { key } });
  if (known) return known;
  const at = momentOf(sent);
  const entry = await strapi.db.query(contentType as UID.ContentType).findOne({ where: { documentId: entryId } });
  if (!entry) throw new errors.NotFoundError('Diesen Eintrag gibt es nicht.');
  const fields = action === 'price' ? { price: await plannedPrice(strapi, sent) } : null;
  const waiting = await scheduleTable(strapi).count({ where: { contentType, entryId, status: 'waiting' } });
  if (waiting >= MAX_WAITING) throw new errors.ValidationError(`Für einen Eintrag sind höchstens ${MAX_WAITING} Änderungen geplant.`);
  const data = { contentType, entryId, locales, action, fields, at, key, status: 'waiting', attempts: 0, title: titleOf(entry) };
  return scheduleTable(strapi)
    .create({ data: { ...data, orderedBy: editorId } })
    .catch(async (error: unknown) => {
      // The same click, sent at the same time, came first.
      const first: ScheduleRow | null = await scheduleTable(strapi).findOne({ where: { key } });
      if (!first) throw error;
      return first;
    });
}

function momentOf({ local, which }: NewSchedule): Date {
  if (!isLocalTime(local)) throw new errors.ValidationError('Bitte wählen Sie Tag und Uhrzeit.');
  const [first, second] = berlinMoments(local);
  if (!first)
    throw new errors.ValidationError(
      'Diese Uhrzeit gibt es in Deutschland nicht: Die Uhr wird in dieser Nacht von 2 auf 3 Uhr vorgestellt.',
    );
  if (second && !which)
    throw new errors.ValidationError(
      'Diese Uhrzeit gibt es zweimal: Die Uhr wird in dieser Nacht von 3 auf 2 Uhr zurückgestellt. Bitte wählen Sie Sommerzeit oder Winterzeit.',
    );
  const at = second && which === 'second' ? second : first;
  const ahead = at.getTime() - databaseTime().getTime();
  if (ahead < -GRACE_MS) throw new errors.ValidationError('Dieser Zeitpunkt ist vorbei.');
  if (ahead > YEARS_AHEAD_MS) throw new errors.ValidationError('Dieser Zeitpunkt liegt mehr als drei Jahre voraus.');
  return at;
}

async function plannedPrice(strapi: Core.Strapi, { contentType, entryId, price = '', priceAgain = '' }: NewSchedule): Promise<number> {
  if (contentType !== PRODUCT) throw new errors.ValidationError('Nur Leistungen haben einen Preis.');
  const [product] = await findProducts(strapi, { documentId: entryId });
  if (!product) throw new errors.ValidationError('Die Leistung ist nicht veröffentlicht.');
  const read = readAmount(price, 'euros');
  if ('problem' in read)
    throw new errors.ValidationError('Das ist kein eindeutiger Betrag. Schreiben Sie zum Beispiel 71,50 oder 1.234,50.');
  if (read.amount <= 0) throw new errors.ValidationError('Der Preis muss über 0 liegen.');
  if (isLargeChange(read.amount, Number(product.price))) {
    const again = readAmount(priceAgain, 'euros');
    if (!('amount' in again) || again.amount !== read.amount)
      throw new errors.ValidationError('Der Preis weicht um mehr als 30 % ab. Tippen Sie ihn noch einmal.');
  }
  return Math.round(read.amount * 100);
}

/** Cancels a change that waits or could not be made. Twice is once. @throws NotFoundError, ValidationError for one that was carried out */
export async function cancelPlan(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('schedules').where({ document_id: documentId }).whereIn('status', ['waiting', 'failed']).update({ status: 'cancelled' });
  });
  const row = await findPlan(strapi, documentId);
  if (row.status !== 'cancelled') throw new errors.ValidationError('Die Änderung ist schon ausgeführt.');
}

/** @throws NotFoundError */
export async function findPlan(strapi: Core.Strapi, documentId: string): Promise<ScheduleRow> {
  const row: ScheduleRow | null = await scheduleTable(strapi).findOne({ where: { documentId } });
  if (!row) throw new errors.NotFoundError('Diese Planung gibt es nicht.');
  return row;
}

type PlanQuery = {
  types: readonly string[];
  entryId?: string;
  open: boolean;
  /** The cursor behind which the page begins. */
  after?: string | undefined;
};

const CURSOR = /^(\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z)~(\d{1,15})$/;

/**
 * Lists plans of these types: those that wait or failed in the order in which they are due, or those that are over, latest first.
 */
export async function findPlans(
  strapi: Core.Strapi,
  { types, entryId, open, after = '' }: PlanQuery,
): Promise<{ rows: ScheduleRow[]; next: string | null }> {
  const [, at, id] = CURSOR.exec(after) ?? [];
  const beyond = open ? '$gt' : '$lt';
  const direction = open ? 'asc' : 'desc';
  const rows: ScheduleRow[] = await scheduleTable(strapi).findMany({
    where: {
      contentType: { $in: [...types] },
      ...(entryId && { entryId }),
      status: { $in: open ? ['waiting', 'failed'] : ['done', 'cancelled'] },
      ...(at && { $or: [{ at: { [beyond]: new Date(at) } }, { at: new Date(at), id: { [beyond]: Number(id) } }] }),
    },
    orderBy: [{ at: direction }, { id: direction }],
    limit: LIST_LIMIT_DEFAULT + 1,
  });
  const page = rows.slice(0, LIST_LIMIT_DEFAULT);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > page.length ? `${new Date(last.at).toISOString()}~${last.id}` : null };
}

/** Cancels what waits for an entry that is deleted in every language, in the transaction of the deletion. */
export function cancelWithEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId } = context.params as { documentId?: string };
    if (action !== 'delete' || !documentId || !uid.startsWith('api::')) return next();
    let result: Awaited<ReturnType<typeof next>> = null;
    await strapi.db.transaction(async ({ trx }) => {
      result = await next();
      if ((await strapi.db.query(uid as UID.ContentType).count({ where: { documentId } })) > 0) return;
      const gone = { status: 'cancelled', error: 'Der Eintrag wurde gelöscht.' };
      await trx('schedules').where({ content_type: uid, entry_id: documentId }).whereIn('status', ['waiting', 'failed']).update(gone);
    });
    return result;
  });
}
