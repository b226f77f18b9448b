import type { StaffQuoteSummary } from '@contract/quoting/quote';
import { useTranslation } from 'react-i18next';

/** Who a document is for. */
export const Customer = ({ of: { name, company, email } }: { of: Pick<StaffQuoteSummary, 'name' | 'company' | 'email'> }) => (
  <>
    <b>{name}</b>
    <small className="muted row-detail">{company || email}</small>
  </>
);

/** What is to be done: the first service, and how many more. */
export function Services({ names: [first = '', ...more] }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      {first}
      {more.length > 0 && <span className="muted"> {t('admin.quotes.more', { count: more.length })}</span>}
    </>
  );
}
