import { createFileRoute } from '@tanstack/react-router';
import { PaymentImport } from '../../../areas/invoices/payment-import';

export const Route = createFileRoute('/admin/_area/payments')({
  staticData: { strings: ['invoices'] },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.payments') }) }] }),
  component: PaymentImport,
});
