import { translate } from '../../platform/strings/translate';
import { Layout, Paragraph } from '../../platform/mail/layout';
import { QuoteLines } from './quote-lines';
import type { QuoteMail } from './quote-mail';

/** To staff: a new request is in. */
export function QuoteNotice({ quote, locale, brand, footer }: QuoteMail) {
  const { name, email, company = '', phone = '', message = '' } = quote.contact;
  const files = quote.lines.reduce((count, line) => count + line.files.length, 0);
  const t = (key: string) => translate(locale, key, { number: quote.number, name, files });
  return (
    <Layout locale={locale} brand={brand} heading={t('mail.quote-notice.heading')} preview={t('mail.quote-notice.preview')} footer={footer}>
      <Paragraph>{[name, company, email, phone].filter(Boolean).join(', ')}</Paragraph>
      {message && <Paragraph>{message}</Paragraph>}
      <QuoteLines quote={quote} locale={locale} />
      <Paragraph>{t('mail.quote-notice.files')}</Paragraph>
    </Layout>
  );
}
