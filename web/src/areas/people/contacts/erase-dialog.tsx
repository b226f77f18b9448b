import type { Erased, PersonDetail } from '@contract/people/person';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/http';
import { Field } from '../../../ui/forms/field';
import { Modal } from '../../../ui/layout/modal';
import { MoveButtons } from '../../../ui/forms/move-buttons';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { useToast } from '../../../ui/feedback/toasts';
import { useForm } from '../../../ui/forms/use-form';
import { personPath } from './people-query';

type EraseDialogProps = { person: PersonDetail; onErased: () => void; onClose: () => void };

/** Says what is erased and what the law keeps, and asks for the address before it is done. */
export function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const { t } = useTranslation();
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
        <MoveButtons sending={sending} danger onClose={onClose}>
          {t('person.erase')}
        </MoveButtons>
      </form>
    </Modal>
  );
}

function Scope({ person: { kind, erasure } }: { person: PersonDetail }) {
  const { t } = useTranslation();
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
