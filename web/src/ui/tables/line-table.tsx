import type { DocumentLine } from '@contract/billing/document';
import { formatCents } from '@contract/pricing/money';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { RevisionMark } from '../marks/revision-mark';

type Line = Omit<DocumentLine, 'net' | 'vatRate'>;

type LineTableProps = {
  lines: readonly Line[];
  /** The offer's index: changes are marked, and lines that it changed stand out. */
  version?: string | undefined;
  /** The sums, as the table's foot. */
  children: ReactNode;
};

/** Priced lines with their add-ons, numbered. */
export function LineTable({ lines, version, children }: LineTableProps) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table stacked quote-positions">
        <thead>
          <tr>
            <th>{t('quote.position')}</th>
            <th>{t('quote.service')}</th>
            <th className="numeric">{t('quote.quantity')}</th>
            <th className="numeric">{t('quote.unit-price')}</th>
            <th className="numeric">{t('quote.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <LineRows key={line.key ?? index} line={line} position={index + 1} version={version} />
          ))}
        </tbody>
        {children}
      </table>
    </div>
  );
}

type LineRowsProps = { line: Line; position: number; version: string | undefined };

function LineRows({ line, position, version }: LineRowsProps) {
  const t = useT();
  const locale = useLocale();
  const { name, description, quantity, unit, price, base, addons, revision } = line;
  const className = version && revision === version ? 'changed' : undefined;
  return (
    <>
      <tr className={className}>
        <td className="mono muted hide-small">{position}</td>
        <td>
          <b>{name}</b> {version && revision && <RevisionMark version={revision} />}
          {description && <p className="small muted position-note">{description}</p>}
        </td>
        <td className="numeric" data-label={t('quote.quantity')}>
          {`${quantity.toLocaleString(locale)} ${t(quantity === 1 ? `unit.${unit}` : `units.${unit}`)}`}
        </td>
        <td className="numeric nowrap" data-label={t('quote.unit-price')}>
          {formatCents(price, locale)}
        </td>
        <td className="numeric nowrap" data-label={t('quote.amount')}>
          {formatCents(base, locale)}
        </td>
      </tr>
      {addons.map((addon, index) => (
        <tr key={addon.name} className={className}>
          <td className="mono muted hide-small">{`${position}.${index + 1}`}</td>
          <td colSpan={3}>{addon.name}</td>
          <td className="numeric nowrap" data-label={t('quote.amount')}>
            {formatCents(addon.amount, locale)}
          </td>
        </tr>
      ))}
    </>
  );
}
