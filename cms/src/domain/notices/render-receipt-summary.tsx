import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { QuoteRow } from '../quoting/quote-row';
import type { Locale } from '../../contract/constants';
import { translate } from '../../platform/strings/translate';
import { ActionLink, Layout, Paragraph } from '../../platform/mail/layout';
import { guestLink } from './render-step-mail';
import type { Sender } from '../../platform/mail/sender';

const uids = { 'quote-received-summary': 'api::quote.quote', 'contact-received-summary': 'api::contact.contact' } as const;
type SummaryTemplate = keyof typeof uids;

export const isReceiptSummary = (template: string): template is SummaryTemplate => Object.hasOwn(uids, template);

/** What arrived in an address's name after the first of it, without what was typed; null when all has been erased since. */
export async function renderReceiptSummary(
  strapi: Core.Strapi,
  template: SummaryTemplate,
  { language: locale, payload }: { language: Locale; payload: Record<string, string> },
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string } | null> {
  const where = { documentId: { $in: (payload.ids ?? '').split(',') } };
  const rows: QuoteRow[] = await strapi.db.query(uids[template]).findMany({ where, orderBy: { id: 'asc' } });
  if (rows.length === 0) return null;
  const isOne = rows.length === 1;
  const t = (part: string) => translate(locale, `mail.${template}.${part}${isOne ? '.one' : ''}`, { count: rows.length });
  const html = await render(
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('text')} footer={footer}>
      <Paragraph>{translate(locale, 'mail.greeting-plain')}</Paragraph>
      <Paragraph>{t('text')}</Paragraph>
      {template === 'quote-received-summary' &&
        rows.map((row) => (
          <ActionLink key={row.number} href={guestLink(row, locale)}>
            {translate(locale, 'mail.quote-received-summary.link', { number: row.number })}
          </ActionLink>
        ))}
      <Paragraph>{translate(locale, 'mail.receipt-summary.note')}</Paragraph>
    </Layout>,
  );
  return { subject: t('subject'), html };
}
