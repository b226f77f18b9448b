import type { Core } from '@strapi/strapi';
import type { OrderRow } from './order-row';
import { dueDate } from './due-date';
import { closingDaysIn, type SupportCalendar } from '../../platform/time/support-calendar';

/** The operator's working days, from the company's data. */
export async function readCalendar(strapi: Core.Strapi): Promise<SupportCalendar> {
  const company = await strapi.db.query('api::company.company').findOne({ where: {}, select: ['land', 'closingDays'] });
  return { land: company?.land ?? 'BE', closingDays: closingDaysIn(company?.closingDays ?? null) };
}

type Clock = Pick<OrderRow, 'clockFrom' | 'leadTimeDays' | 'express' | 'pauses'>;

/** When the order is due by its clock; null while it stands. */
export async function orderDue(strapi: Core.Strapi, { clockFrom, leadTimeDays, express, pauses }: Clock): Promise<Date | null> {
  const spans = pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }));
  return dueDate(new Date(clockFrom), { leadTimeDays, express, pauses: spans }, await readCalendar(strapi));
}
