import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { errors } from '@strapi/utils';
import { movePrice } from '../../contract/pricing/raise-price';
import { cents } from '../../contract/pricing/money';
import { columnTime } from '../../platform/database/dialect';
import { asOrdered } from '../../platform/events/follow-content';
import { databaseTime } from '../../platform/time/database-time';
import type { FieldLabel } from './keep-versions';
import { findProducts, termsOf, writeTerms } from './product-terms';
import { type ScheduleRow, scheduleTable } from './schedules';

const BATCH = 20;
/** Rounds that something unforeseen may spoil before a plan is given up; what an editor must mend is not tried again. */
const MAX_ATTEMPTS = 5;

/**
 * Carries out the changes whose time has come, each once: its row is taken in the transaction that makes the change, so that of
 * several processes the first wins, and one that dies leaves both undone.
 */
export const runSchedules =
  (labelOf: FieldLabel) =>
  async (strapi: Core.Strapi, now = databaseTime()): Promise<void> => {
    const due: ScheduleRow[] = await scheduleTable(strapi).findMany({
      where: { status: 'waiting', at: { $lte: now } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      limit: BATCH,
    });
    for (const row of due) await runPlan(strapi, row, labelOf).catch((error: unknown) => noteFailure(strapi, row, { error, labelOf }));
  };

async function runPlan(strapi: Core.Strapi, row: ScheduleRow, labelOf: FieldLabel): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const done = { status: 'done', error: null, ended_at: columnTime(strapi, databaseTime()) };
    const taken = await trx('schedules').where({ id: row.id, status: 'waiting' }).update(done);
    if (taken === 0) return;
    await asOrdered({ editorId: row.orderedBy ?? undefined, origin: 'schedule' }, () => perform(strapi, trx, row, labelOf));
  });
}

type Documents = Record<'publish' | 'unpublish', (query: object) => Promise<{ entries?: unknown[] }>>;

async function perform(strapi: Core.Strapi, trx: Knex, row: ScheduleRow, labelOf: FieldLabel): Promise<void> {
  const { contentType, entryId: documentId, action } = row;
  if (action === 'price') {
    const [product] = await findProducts(strapi, { documentId });
    if (!product) throw new errors.ValidationError('Die Leistung ist nicht veröffentlicht.');
    const after = movePrice(termsOf(product), cents(row.fields?.price ?? 0));
    return writeTerms(strapi, trx, { documentId, after, labelOf });
  }
  const documents = strapi.documents(contentType as UID.ContentType) as unknown as Documents;
  for (const locale of row.locales) {
    const { entries = [] } = await documents[action]({ documentId, locale });
    // What is not there need not be withdrawn.
    if (entries.length === 0 && action === 'publish')
      throw new errors.ValidationError(`Diesen Eintrag gibt es nicht in der Sprache „${locale}“.`);
  }
}

type Failure = { error: unknown; labelOf: FieldLabel };

/** Records why a plan was not carried out, and gives it up where an editor has to mend something. */
async function noteFailure(strapi: Core.Strapi, row: ScheduleRow, { error, labelOf }: Failure): Promise<void> {
  const isRefused = error instanceof errors.ApplicationError;
  const attempts = row.attempts + 1;
  const status = isRefused || attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting';
  if (!isRefused) strapi.log.error(`The plan ${row.documentId} could not be carried out`, error);
  const text = isRefused
    ? sentenceOf(error, (path) => labelOf(row.contentType, path))
    : 'Ein Fehler im Programm; er steht im Protokoll des Servers.';
  await strapi.db.connection('schedules').where({ id: row.id, status: 'waiting' }).update({ status, attempts, error: text });
}

type Detail = { path?: (string | number)[]; message?: string };

/** Says what is missing, field by field, as far as Strapi names the fields. */
function sentenceOf(error: InstanceType<typeof errors.ApplicationError>, label: (path: string[]) => string): string {
  const details = (error.details as { errors?: Detail[] } | undefined)?.errors ?? [];
  const isMissing = (message: string) => /must be defined|required|`null`|at least 1 character/.test(message);
  const named = details.map(({ path = [], message = '' }) => `${label(path.map(String))}: ${isMissing(message) ? 'fehlt' : message}`);
  return named.length > 0 ? named.join('; ') : error.message;
}
