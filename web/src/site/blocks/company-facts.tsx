import type { Site } from '@contract/content/site';
import { useT } from '../../lib/text/strings';
import { TitleBlock } from '../../ui/layout/page-head';
import { phoneHref } from '../../lib/head/opening-hours';
import { Icon } from '../../ui/marks/icon';

export type CompanyData = Pick<Site, 'brand' | 'legalName' | 'phone' | 'email' | 'address' | 'supportHours'>;

/** Shows the company's address and how it can be reached, as a drawing's title block. */
export function CompanyFacts({ company }: { company: CompanyData }) {
  const t = useT();
  return (
    <TitleBlock
      facts={[
        { name: t('pages.company.name'), value: [company.legalName, company.address].filter(Boolean).join(', '), fullRow: true },
        { name: t('pages.company.phone'), value: <a href={phoneHref(company.phone)}>{company.phone}</a> },
        { name: t('pages.company.hours'), value: company.supportHours },
        { name: t('pages.company.email'), value: <a href={`mailto:${company.email}`}>{company.email}</a>, fullRow: true },
      ]}
    />
  );
}

type FormNotesProps = { title: string; notes: readonly { title: string; text: string }[] };

/** Notes about a form, beside it. */
export const FormNotes = ({ title, notes }: FormNotesProps) => (
  <aside className="form-notes">
    <h2>{title}</h2>
    {notes.map((note) => (
      <section key={note.title}>
        <h3>{note.title}</h3>
        <p>{note.text}</p>
      </section>
    ))}
  </aside>
);

/** Says above a text that it still holds example values or the note to the operator: it must not pass for final. */
export function DraftNote() {
  const t = useT();
  return (
    <div className="wrap draft-note">
      <p className="note warn" role="note">
        <Icon name="triangle-alert" />
        <span>{t('pages.draft')}</span>
      </p>
    </div>
  );
}
