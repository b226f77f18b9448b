import type { Core } from '@strapi/strapi';
import type { OwnOverview } from '../../contract/people/person';
import { cents } from '../../contract/pricing/money';
import { berlinYear } from '../../platform/time/berlin-day';
import { berlinDayAndTime, berlinTime } from '../../platform/time/support-time';

const NEWEST_FILES = 4;

/** A customer's newest deliveries, their year so far, and what they owe. */
export async function readOwnOverview(strapi: Core.Strapi, ownerId: string, now: Date): Promise<OwnOverview> {
  const orders = () => strapi.db.connection('orders as own').where('own.owner_id', ownerId);
  const delivered = () =>
    orders()
      .join('customer_files as file', 'file.order_id', 'own.document_id')
      .whereRaw('?? <= ??', ['file.version', 'own.delivered_version']);
  const ofThisYear = { from: berlinTime(berlinDayAndTime(now).day.with({ month: 1, day: 1 }), '00:00') };
  const ended = ['cancelled', 'withdrawn'];
  const [newest, placed, files, unpaid] = await Promise.all([
    delivered()
      .orderBy('file.id', 'desc')
      .limit(NEWEST_FILES)
      .select('file.file_name', 'file.original_name', 'file.size', 'file.claimed_at', 'own.document_id', 'own.number'),
    orders().where('own.placed_at', '>=', ofThisYear.from).whereNotIn('own.status', ended).sum({ net: 'own.net' }).count({ count: '*' }),
    delivered().where('own.placed_at', '>=', ofThisYear.from).count({ count: '*' }),
    orders()
      .join('invoice_balances as balance', 'balance.order_id', 'own.document_id')
      .where('balance.settlement', 'open')
      .sum({ due: 'balance.due', paid: 'balance.paid' }),
  ]);
  return {
    files: newest.map((file) => ({
      fileName: file.file_name,
      originalName: file.original_name,
      fileSize: Number(file.size),
      orderId: file.document_id,
      orderNumber: file.number,
      at: new Date(file.claimed_at).toISOString(),
    })),
    year: {
      year: berlinYear(now),
      orders: Number(placed[0]?.count ?? 0),
      net: cents(Number(placed[0]?.net ?? 0)),
      files: Number(files[0]?.count ?? 0),
    },
    unpaid: cents(Number(unpaid[0]?.due ?? 0) - Number(unpaid[0]?.paid ?? 0)),
  };
}
