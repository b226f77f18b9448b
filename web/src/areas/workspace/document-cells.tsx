import type { StaffQuoteSummary } from '@contract/quoting/quote';
import type { Locale } from '@contract/constants';
import { useT } from '../../lib/text/strings';

/** Shows the person a document is for. */
export const Customer = ({ of: { name, company, email } }: { of: Pick<StaffQuoteSummary, 'name' | 'company' | 'email'> }) => (
  <>
    <b>{name}</b>
    <small className="muted row-detail">{company || email}</small>
  </>
);

/** Shows the first service of a document, and how many more there are. */
export function Services({ names: [first = '', ...more] }: { names: readonly string[] }) {
  const t = useT();
  return (
    <>
      {first}
      {more.length > 0 && <span className="muted"> {t('admin.quotes.more', { count: more.length })}</span>}
    </>
  );
}

/** Returns the services of a request in one line: `Grundrisse, Schnitte und Ansichten und Raumbuch`. */
export const serviceNames = (names: readonly string[], locale: Locale): string => new Intl.ListFormat(locale).format(names);
