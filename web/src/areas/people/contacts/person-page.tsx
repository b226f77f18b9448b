import type { Erased, PersonDetail, PersonState as State } from '@contract/people/person';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { formatDay } from '../../../lib/text/format';
import { PageHead, TitleBlock } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { PersonHistory } from './person-history';
import { phoneHref } from '../../../lib/head/opening-hours';
import type { DownloadUrl } from '@contract/files/file';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { post } from '../../../lib/http/http';
import { Icon } from '../../../ui/marks/icon';
import { Spinner } from '../../../ui/feedback/loading';
import { startDownload } from '../../../downloads/use-download';
import { personPath } from './people-query';
import { Field } from '../../../ui/forms/field';
import { Modal, DialogButtons } from '../../../ui/layout/modal';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { useToast } from '../../../ui/feedback/toasts';
import { useForm } from '../../../ui/forms/use-form';
import type { Tone } from '@contract/states/transition';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

/** Shows one of the contacts: who they are, everything between them and us, and their rights. */
export function PersonPage({ person, onErased }: { person: PersonDetail; onErased: () => void }) {
  const t = useT();
  const title = person.name || t('people.unnamed');
  const above = (
    <nav className="breadcrumb" aria-label={t('people.breadcrumb')}>
      <Link to="/admin/contacts" activeOptions={{ exact: true }}>
        {t('admin.contacts')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{title}</span>
    </nav>
  );
  return (
    <>
      <PageHead title={title} above={above} below={<PersonStanding person={person} />} />
      <div className="main-and-side">
        <div>
          <PersonHistory personId={person.id} email={person.email} />
        </div>
        <div>
          <PersonProfile person={person} />
          <PersonData person={person} onErased={onErased} />
        </div>
      </div>
    </>
  );
}

function PersonStanding({ person: { state, erasedAt } }: { person: PersonDetail }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="row quote-state">
      <PersonState state={state} />
      {state === 'unverified' && <span className="small muted">{t('person.unproven')}</span>}
      {erasedAt && <span className="small muted">{t('person.erased', { day: formatDay(erasedAt, locale) })}</span>}
    </div>
  );
}

function PersonProfile({ person }: { person: PersonDetail }) {
  const t = useT();
  const locale = useLocale();
  const { email, phone, company, vatId, language, billing, since } = person;
  const facts = [
    { name: t('people.email'), value: <a href={`mailto:${email}`}>{email}</a>, fullRow: true },
    { name: t('people.company'), value: company || '–' },
    { name: t('people.phone'), value: phone ? <a href={phoneHref(phone)}>{phone}</a> : '–' },
    { name: t('people.language'), value: language ? t(`people.language.${language}`) : '–' },
    { name: t('people.since'), value: formatDay(since, locale) },
    { name: t('people.vat-id'), value: vatId || '–', fullRow: true },
    {
      name: t('people.billing'),
      value: billing ? `${billing.name}, ${billing.street}, ${billing.postcode} ${billing.city}, ${billing.country}` : '–',
      fullRow: true,
    },
  ];
  return (
    <Panel title={t('person.profile')} flush>
      <TitleBlock facts={facts} />
    </Panel>
  );
}

/** Offers what a person may ask for: a copy of their data, and their erasure. */
function PersonData({ person, onErased }: { person: PersonDetail; onErased: () => void }) {
  const t = useT();
  const [erasing, setErasing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => post<Pick<DownloadUrl, 'url'>>(`${personPath(person.id)}/export`, {}),
    onSuccess: ({ url }) => startDownload(url),
  });
  return (
    <Panel title={t('person.data')}>
      <div className="stack">
        <p className="small">{t('person.export.text')}</p>
        <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
          {isPending ? <Spinner /> : <Icon name="download" small />} {t('person.export')}
        </button>
        {person.state !== 'erased' && (
          <>
            <p className="small">{t('person.erase.text')}</p>
            <button type="button" className="button" onClick={() => setErasing(true)}>
              {t('person.erase')}
            </button>
          </>
        )}
      </div>
      {erasing && <EraseDialog person={person} onErased={onErased} onClose={() => setErasing(false)} />}
    </Panel>
  );
}

type EraseDialogProps = { person: PersonDetail; onErased: () => void; onClose: () => void };

/** Says what is erased and what the law keeps, and asks for the address before it is done. */
function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const t = useT();
  const { work } = useToast();
  const { email } = person;
  const { form, field, problem, sending, onSubmit } = useForm<'address'>({
    initial: { address: '' },
    check: ({ address }) => (address.trim().toLowerCase() === email ? {} : { address: 'person.erase.address.missing' }),
    send: async ({ address }) => {
      await post<Erased>(`${personPath(person.id)}/erasure`, { address });
      work.success(t('person.erase.done'));
      onClose();
      onErased();
    },
  });
  return (
    <Modal title={t('person.erase')} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('person.erase.text')}</p>
        <Scope person={person} />
        <Field
          {...field('address')}
          label={t('person.erase.address')}
          hint={t('person.erase.address.hint', { email })}
          required
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} danger onClose={onClose}>
          {t('person.erase')}
        </DialogButtons>
      </form>
    </Modal>
  );
}

function Scope({ person: { kind, erasure } }: { person: PersonDetail }) {
  const t = useT();
  const { goes, stays } = erasure;
  return (
    <div className="two-columns">
      <Group
        title={t('person.erase.goes')}
        items={[
          ...(kind === 'customer' ? [t('person.erase.account')] : []),
          ...(goes.requests > 0 ? [t('person.erase.requests', { count: goes.requests })] : []),
          ...(goes.enquiries > 0 ? [t('person.erase.enquiries', { count: goes.enquiries })] : []),
          t('person.erase.mails'),
        ]}
      />
      <Group
        title={t('person.erase.stays')}
        items={[
          ...(stays.orders > 0 ? [t('person.erase.orders', { count: stays.orders })] : []),
          ...(stays.invoices > 0 ? [t('person.erase.invoices', { count: stays.invoices })] : []),
          ...(stays.declarations > 0 ? [t('person.erase.declarations', { count: stays.declarations })] : []),
          t('person.erase.offers'),
        ]}
      />
    </div>
  );
}

function Group({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="erasure-list small">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

const tones: Record<State, Tone> = { verified: 'ok', unverified: 'wait', blocked: 'bad', guest: 'off', erased: 'off' };

/** Shows glyph and word of what a person is to the shop. */
export function PersonState({ state }: { state: State }) {
  const t = useT();
  return <span className={`status ${tones[state]}`}>{t(`people.state.${state}`)}</span>;
}

/** Shows that there is no such contact, or none any more. */
export function PersonMissing() {
  const t = useT();
  return (
    <EmptySheet level={1} title={t('people.missing')} text={t('problem.contact.person-not-found')}>
      <Link className="button" to="/admin/contacts" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}
