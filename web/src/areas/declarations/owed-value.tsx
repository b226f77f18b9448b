import { valueOwed, type StaffDeclaration } from '@contract/people/declaration';
import { formatCents } from '@contract/pricing/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDecimal } from '../../lib/decimal';
import { useLocale } from '../../lib/locale';
import { Field } from '../../ui/forms/field';

const WHOLE = 10_000;

/** What a consumer owes for the part of the work that was done before the withdrawal. */
export function OwedValue({ order }: { order: NonNullable<StaffDeclaration['order']> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [percent, setPercent] = useState('0');
  const done = Math.round(parseDecimal(percent, locale) * 100);
  const isPart = done >= 0 && done <= WHOLE;
  const values = { owed: isPart ? formatCents(valueOwed(order, done), locale) : '–', gross: formatCents(order.gross, locale) };
  if (!order.earlyStart) return <p>{t('admin.declaration.owed.none')}</p>;
  return (
    <div>
      <Field
        name="done"
        label={t('admin.declaration.done')}
        hint={t('admin.declaration.owed.hint')}
        inputMode="decimal"
        required
        value={percent}
        onValue={setPercent}
      />
      <p role="status">
        <b>{t('admin.declaration.owed', values)}</b>
      </p>
    </div>
  );
}
