import type { Core } from '@strapi/strapi';
import type { StaffOverview } from '../../../contract/people';
import { berlinDay } from '../../../rules/berlin-day';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What waits for staff. */
  async read(now: Date): Promise<StaffOverview> {
    const quotes = strapi.db.query('api::quote.quote');
    const since = new Date(now.getTime() - (DAYS - 1) * DAY_MS);
    const [byStatus, oldest, recent, mailsFailed] = await Promise.all([
      countByStatus(strapi),
      quotes.findOne({ where: { status: 'submitted' }, orderBy: { id: 'asc' }, select: ['submittedAt'] }),
      quotes.findMany({ where: { submittedAt: { $gte: new Date(since.getTime() - DAY_MS) } }, select: ['submittedAt'] }),
      strapi.db.query('api::outbox.outbox').count({ where: { status: 'failed' } }),
    ]);
    return {
      quotes: Object.fromEntries(byStatus.map(({ status, count }) => [status, Number(count)])),
      oldestSubmittedAt: oldest ? new Date(oldest.submittedAt).toISOString() : null,
      requestsByDay: countByDay(
        recent.map(({ submittedAt }: { submittedAt: string }) => new Date(submittedAt)),
        since,
      ),
      mailsFailed,
    };
  },
});

function countByDay(times: Date[], since: Date): StaffOverview['requestsByDay'] {
  const counts = new Map<string, number>();
  for (const time of times) counts.set(berlinDay(time), (counts.get(berlinDay(time)) ?? 0) + 1);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = berlinDay(new Date(since.getTime() + index * DAY_MS));
    return { day, count: counts.get(day) ?? 0 };
  });
}

const countByStatus = (strapi: Core.Strapi): Promise<{ status: string; count: number | string }[]> =>
  strapi.db.connection('quotes').select('status', strapi.db.connection.raw('count(*) as count')).groupBy('status');
