import type { AmendmentDocument, DocumentLine } from '@contract/billing/document';
import { totalsOf } from '@contract/billing/document';
import { isReadGross } from '@contract/pricing/buyer-sums';
import { formatCents, gross } from '@contract/pricing/money';
import { type LineChange, lineChanges } from '@contract/production/amendment-changes';
import type { ReactNode } from 'react';
import { countText } from '../../lib/text/decimal';
import { formatMoment, formatPercent } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { countedText } from '../../lib/text/units';

/** Shows what an amendment changes, before beside after: lines, discount, recipient, time, and last the price. */
export function AmendmentChanges({ document }: { document: AmendmentDocument }) {
  const t = useT();
  const locale = useLocale();
  const { before, buyer, taxCase, discount } = document;
  const [then, now] = [totalsOf(before), totalsOf(document)];
  const due = useDueText();
  const lead = isReadGross(buyer.customerType, now) ? ('gross' as const) : ('net' as const);
  return (
    <table className="table stacked amendment-changes">
      <thead>
        <tr>
          <th>{t('amendment.what')}</th>
          <th>{t('amendment.before')}</th>
          <th>{t('amendment.after')}</th>
        </tr>
      </thead>
      <tbody>
        {lineChanges(document).map((change) => (
          <LineRow key={change.key} change={change} isGross={lead === 'gross'} />
        ))}
        {discount !== before.discount && (
          <Row name={t('amendment.discount')} before={formatPercent(before.discount, locale)} after={formatPercent(discount, locale)} />
        )}
        {taxCase !== before.taxCase && (
          <Row name={t('amendment.tax')} before={t(`amendment.tax.${before.taxCase}`)} after={t(`amendment.tax.${taxCase}`)} />
        )}
        {addressOf(buyer) !== addressOf(before.buyer) && (
          <Row name={t('accept.billing')} before={addressOf(before.buyer)} after={addressOf(buyer)} />
        )}
        {due(before) !== due(document) && <Row name={t('order.due')} before={due(before)} after={due(document)} />}
        <Row
          name={t(lead === 'gross' ? 'lines.gross-taxed' : 'lines.net')}
          before={formatCents(then[lead], locale)}
          after={formatCents(now[lead], locale)}
          strong
        />
        {lead === 'net' && <Row name={t('lines.gross')} before={formatCents(then.gross, locale)} after={formatCents(now.gross, locale)} />}
      </tbody>
    </table>
  );
}

type RowProps = { name: ReactNode; before: ReactNode; after: ReactNode; strong?: boolean };

function Row({ name, before, after, strong = false }: RowProps) {
  const t = useT();
  return (
    <tr className={strong ? 'quote-total' : undefined}>
      <td>
        <b>{name}</b>
      </td>
      <td data-label={t('amendment.before')}>{before}</td>
      <td data-label={t('amendment.after')}>{after}</td>
    </tr>
  );
}

/** A line that is added, gone or changed, each in words and never by colour alone. */
function LineRow({ change, isGross }: { change: LineChange; isGross: boolean }) {
  const t = useT();
  const locale = useLocale();
  const described = (line: DocumentLine) => {
    const { addons, net, vatRate } = line;
    return [countedText(line, t, locale), ...addons.map(({ name }) => name), formatCents(isGross ? gross(net, vatRate) : net, locale)].join(
      ', ',
    );
  };
  const name = change.kind === 'removed' ? change.before.name : change.after.name;
  const before = change.kind === 'added' ? '–' : withName(change.before, name, described);
  const after = change.kind === 'removed' ? t('amendment.removed') : withName(change.after, name, described);
  return <Row name={name} before={before} after={change.kind === 'added' ? `${t('amendment.added')}: ${after}` : after} />;
}

/** Names the line too where its name is what changes. */
const withName = (line: DocumentLine, shown: string, described: (line: DocumentLine) => string): string =>
  line.name === shown ? described(line) : `${line.name}: ${described(line)}`;

const addressOf = ({ company, name, street, postcode, city, country, vatId, reference }: AmendmentDocument['buyer']): string =>
  [company, name, street, `${postcode} ${city}`, country, vatId, reference].filter(Boolean).join(', ');

/** Returns the due time in words, or the working days while no time is known. */
function useDueText() {
  const t = useT();
  const locale = useLocale();
  return ({ dueAt, leadTimeDays }: Pick<AmendmentDocument, 'dueAt' | 'leadTimeDays'>): string =>
    dueAt ? formatMoment(dueAt, locale) : countText(t, 'offer.lead-days', leadTimeDays);
}
