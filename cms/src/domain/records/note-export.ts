import type { Core } from '@strapi/strapi';
import type { AccountRow } from '../people/account-row';
import { appendEvent } from '../../platform/events/append-event';

/** Notes that a lead takes a person's data out. */
export const noteExport = async (strapi: Core.Strapi, personId: string, { documentId: accountId }: AccountRow): Promise<number> =>
  await strapi.db.transaction(({ trx }) =>
    appendEvent(strapi, trx, {
      topic: 'contact',
      name: 'contact.person-exported',
      subject: personId,
      actor: 'super_admin',
      data: { accountId },
    }),
  );
