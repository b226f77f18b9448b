import { translate } from '../../platform/strings/translate';
import { ActionLink, Layout, Paragraph } from '../../platform/mail/layout';
import { QuoteLines } from './quote-lines';
import type { QuoteMail } from './quote-mail';

/** To the visitor: we have your request, this is what happens next. Without what they typed, their name too: the address may be a stranger's. */
export function QuoteReceived({ quote, locale, brand, footer, guestUrl }: QuoteMail) {
  const t = (key: string) => translate(locale, key, { number: quote.number });
  return (
    <Layout
      locale={locale}
      brand={brand}
      heading={t('mail.quote-received.heading')}
      preview={t('mail.quote-received.preview')}
      footer={footer}
    >
      <Paragraph>{t('mail.greeting-plain')}</Paragraph>
      <Paragraph>{t('mail.quote-received.text')}</Paragraph>
      <QuoteLines quote={quote} locale={locale} />
      <Paragraph>{t('mail.quote-received.next')}</Paragraph>
      <ActionLink href={guestUrl}>{t('mail.quote-received.link')}</ActionLink>
      <Paragraph>{t('mail.quote-received.link-note')}</Paragraph>
    </Layout>
  );
}
