import type { HistoryEntry } from '@contract/people/person';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

type HistoryLinkProps = { entry: HistoryEntry; email: string };

/** What it was, as the way to it. */
export function HistoryLink({ entry: { kind, id, number }, email }: HistoryLinkProps) {
  const { t } = useTranslation();
  const shown = (
    <>
      <b>{t(`person.history.${kind}`)}</b>
      {number && <span className="row-detail mono">{number}</span>}
    </>
  );
  switch (kind) {
    case 'enquiry':
      return (
        <Link to="/admin/contacts" search={{ view: 'messages', q: email }}>
          {shown}
        </Link>
      );
    case 'order':
      return (
        <Link to="/admin/orders/$id" params={{ id }}>
          {shown}
        </Link>
      );
    case 'invoice':
      return (
        <Link to="/admin/invoices/$id" params={{ id }}>
          {shown}
        </Link>
      );
    case 'declaration':
      return <Link to="/admin/declarations">{shown}</Link>;
    default:
      return (
        <Link to="/admin/quotes/$id" params={{ id }}>
          {shown}
        </Link>
      );
  }
}
