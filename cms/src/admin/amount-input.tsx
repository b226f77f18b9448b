import { Field, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isLargeChange, readAmount, type AmountKind } from '../contract/pricing/amount-text';
import { centsFromEuros, formatCents, gross } from '../contract/pricing/money';
import { typedPriceIn } from '../contract/pricing/pricing';

type AmountInputProps = { name: string; label: string; hint?: string; required?: boolean; disabled?: boolean };
type Stored = number | string | null | undefined;
/** The texts in both fields, and the value that Strapi's form was last given for them. */
type Draft = { text: string; repeated: string; value: Stored };

/** Put before a text that must not be saved: with it the value is no number for Strapi's form, nor for the server. */
const REFUSED = '? ';

export const EuroInput = (props: AmountInputProps) => <AmountInput {...props} kind="euros" />;
export const QuantityInput = (props: AmountInputProps) => <AmountInput {...props} kind="quantity" />;

/** Takes percents where the price type beside it does. */
export function AddonPriceInput(props: AmountInputProps) {
  const priceType = useForm('AddonPriceInput', ({ values }) => (values as { priceType?: string }).priceType);
  return <AmountInput {...props} kind={typedPriceIn(priceType)} />;
}

function AmountInput({ name, label, hint, required, disabled, kind }: AmountInputProps & { kind: AmountKind }) {
  const { text, read, error, vat, again, change } = useAmount(name, kind);
  return (
    <>
      <Field.Root name={name} required={required} error={error} hint={hint}>
        <Field.Label>{label}</Field.Label>
        <Field.Input
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={text}
          onChange={({ target }: { target: { value: string } }) => change(target.value, '')}
          endAction={<Typography textColor="neutral600">{signs[kind]}</Typography>}
        />
        <Typography variant="pi" textColor="neutral600" role="status">
          {kind === 'euros' && 'amount' in read && vat(read.amount)}
        </Typography>
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      {again && (
        <Field.Root name={`${name}-again`} error={again.problem}>
          <Field.Label>{again.label}</Field.Label>
          <Field.Input
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            value={again.text}
            onChange={({ target }: { target: { value: string } }) => change(text, target.value)}
          />
          <Field.Error />
        </Field.Root>
      )}
    </>
  );
}

/** Keeps the texts of both fields, the hint or problem shown below them, and the value that Strapi's form is given. */
function useAmount(name: string, kind: AmountKind) {
  const intl = useIntl();
  const field = useField<Stored>(name);
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `amount.${id}` }, values);
  const [draft, setDraft] = useState<Draft>({ text: '', repeated: '', value: undefined });
  // The form changes its value by itself when changes are thrown away or another language is opened.
  const { text, repeated } = draft.value === field.value ? draft : { text: written(field.value, intl.locale), repeated: '' };
  const before = Number(field.initialValue ?? 0);
  const read = readAmount(text, kind);
  const asksAgain = kind !== 'quantity' && 'amount' in read && isLargeChange(read.amount, before);
  const problem = text.trim() !== '' && 'problem' in read ? say(read.problem) : undefined;
  const why = () => ('amount' in read ? say('again.why', changeOf(read.amount, before, intl.locale)) : undefined);
  return {
    text,
    read,
    error: problem ?? (asksAgain ? undefined : field.error),
    vat: (amount: number) => say('vat', withVat(amount, intl.locale === 'en' ? 'en' : 'de')),
    again: asksAgain ? { label: say('again'), text: repeated, problem: matches(repeated, read.amount, kind) ? undefined : why() } : null,
    change: (typed: string, typedAgain: string) => {
      const value = valueOf(typed, typedAgain, { kind, before });
      setDraft({ text: typed, repeated: typedAgain, value });
      field.onChange(name, value);
    },
  };
}

const signs: Record<AmountKind, string> = { euros: '€', percents: '%', quantity: '' };

function valueOf(typed: string, again: string, { kind, before }: { kind: AmountKind; before: number }): Stored {
  if (typed.trim() === '') return null;
  const read = readAmount(typed, kind);
  if ('problem' in read) return REFUSED + typed;
  const isSure = kind === 'quantity' || !isLargeChange(read.amount, before) || matches(again, read.amount, kind);
  return isSure ? read.amount : REFUSED + typed;
}

function matches(typed: string, amount: number, kind: AmountKind): boolean {
  const read = readAmount(typed, kind);
  return 'amount' in read && read.amount === amount;
}

/** Writes an amount with the separator of the panel's language and no thousands, so that it can be typed over. */
function written(value: Stored, locale: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' && value.startsWith(REFUSED)) return value.slice(REFUSED.length);
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(Number(value));
}

function withVat(amount: number, locale: 'de' | 'en'): Record<string, string> {
  const net = centsFromEuros(amount);
  return { net: formatCents(net, locale), gross: formatCents(gross(net), locale) };
}

function changeOf(amount: number, before: number, locale: string): Record<string, string> {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 });
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return { change: percent.format(amount / before - 1), before: figure.format(before), after: figure.format(amount) };
}
