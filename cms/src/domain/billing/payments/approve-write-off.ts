import type { Core } from '@strapi/strapi';
import { cents } from '../../../contract/pricing/money';
import { Problem } from '../../../contract/problem';
import type { ApprovalRules } from '../../people/approval-rules';
import { findOrder } from '../../production/orders/order-row';
import type { BalanceRow } from '../invoice-row';
import { balances } from '../lock-invoice';
import { openToWriteOff, writeOff } from './write-off';

/** The end of the demand for what is open of an invoice: approving it writes that off, for the reason of whoever asked. */
export const writeOffApproval: ApprovalRules = {
  topic: 'invoice',
  page: 'invoices',

  async ask(strapi, subjectId) {
    const balance = await findBalance(strapi, subjectId);
    if (!balance) throw new Problem('invoice.not-found');
    const open = openToWriteOff(balance);
    const { name, gross, number, orderId, revision } = balance;
    const order = await findOrder(strapi, { documentId: orderId });
    return {
      quoteId: order?.quoteId ?? '',
      label: number ?? '',
      revision,
      content: { open },
      facts: [
        { name: 'customer', text: name },
        { name: 'invoice-gross', amount: cents(Number(gross)) },
        { name: 'written-off', amount: open },
      ],
    };
  },

  async current(strapi, { subjectId }) {
    const balance = await findBalance(strapi, subjectId);
    if (!balance || balance.settlement !== 'open') return null;
    return { content: { open: openToWriteOff(balance) }, revision: balance.revision };
  },

  async perform(strapi, { subjectId: invoiceId, note, by, command, data: approved }) {
    await writeOff(strapi, { invoiceId, command: { ...command, text: note }, by, approved });
  },
};

const findBalance = (strapi: Core.Strapi, invoiceId: string): Promise<BalanceRow | null> =>
  balances(strapi).findOne({ where: { invoiceId } });
