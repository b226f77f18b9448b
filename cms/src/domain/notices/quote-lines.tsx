import { Column, Row, Section, Text } from '@react-email/components';
import type { Locale } from '../../contract/constants';
import { formatCents } from '../../contract/pricing/money';
import type { Quote } from '../../contract/quoting/quote';
import { translate } from '../../platform/strings/translate';

const cell = { fontSize: 15, lineHeight: 1.4, margin: '6px 0' } as const;

/** The quote's lines and totals as a table. */
export function QuoteLines({ quote, locale }: { quote: Quote; locale: Locale }) {
  const quantity = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB');
  const totals = [
    ['mail.net', quote.net],
    ['mail.vat', quote.vat],
    ['mail.gross', quote.gross],
  ] as const;
  return (
    <Section style={{ borderTop: '1.5px solid #0d1b26', borderBottom: '1.5px solid #0d1b26', margin: '12px 0' }}>
      {quote.lines.map((line) => (
        <AmountRow
          key={line.productId}
          label={`${quantity.format(line.quantity)} × ${line.name}${line.addons.map((addon) => `, ${addon.name}`).join('')}`}
          amount={formatCents(line.net, locale)}
        />
      ))}
      {totals.map(([key, amount]) => (
        <AmountRow key={key} label={translate(locale, key)} amount={formatCents(amount, locale)} />
      ))}
    </Section>
  );
}

const AmountRow = ({ label, amount }: { label: string; amount: string }) => (
  <Row>
    <Column>
      <Text style={cell}>{label}</Text>
    </Column>
    <Column align="right" style={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
      <Text style={cell}>{amount}</Text>
    </Column>
  </Row>
);
