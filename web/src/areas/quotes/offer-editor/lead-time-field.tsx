import type { ExpressDates } from '@contract/content/product';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http/http';
import { parseDecimal } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { Field } from '../../../ui/forms/field';
import type { DraftForm, LineForm } from './draft-form';

const addonIds = ({ addonId, addons }: LineForm): string[] =>
  [...(addonId ? [addonId] : []), ...addons.map(({ id }) => id)].filter(Boolean);

const FRESH_MS = 60_000;

/** By when the draft's express could be delivered if it were accepted now; undefined without express. The earliest term counts. */
function useExpressText(lines: readonly LineForm[]): string | undefined {
  const locale = useLocale();
  const withAddons = lines.filter((line) => addonIds(line).length > 0);
  const ids = [...new Set(withAddons.flatMap(addonIds))].toSorted();
  const units = withAddons.reduce((sum, { quantity }) => sum + Math.max(0, Math.ceil(parseDecimal(quantity, locale)) || 0), 0);
  const { data } = useQuery({
    queryKey: ['express-dates', ids, units, locale],
    queryFn: () => get<ExpressDates>(`/api/express-dates?ids=${ids.join(',')}&units=${Math.max(1, units)}`, { locale }),
    enabled: ids.length > 0,
    staleTime: FRESH_MS,
  });
  return Object.values(data?.dates ?? {}).toSorted((one, other) => one.at.localeCompare(other.at))[0]?.text;
}

type LeadTimeFieldProps = { form: DraftForm; problem: string | undefined; onValue: (value: string) => void };

/** The field of the lead time; where an express term takes its place, it says by when that delivers. */
export function LeadTimeField({ form, problem, onValue }: LeadTimeFieldProps) {
  const t = useT();
  const date = useExpressText(form.lines);
  return (
    <Field
      name="leadTimeDays"
      value={form.leadTimeDays}
      problem={problem}
      onValue={onValue}
      label={t('editor.lead-time')}
      hint={date ? t('editor.lead-time.express', { date }) : t('editor.lead-time.hint')}
      inputMode="numeric"
      required
    />
  );
}
