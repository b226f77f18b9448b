import type { QuoteContact } from '@contract/quoting/quote';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT, type StringKey } from '../../../lib/text/strings';
import { LongArrow } from '../../../ui/marks/icon-paths';
import type { ContactDraft, ContactField } from './contact-draft';
import type { ContactProblems } from './contact-problems';
import { ContactInput } from './contact-input';
import { countries } from '../../../ui/forms/countries';
import { FieldMessage } from '../../../ui/forms/field';
import { isoDay } from '../../../lib/text/format';

type ContactFormProps = {
  draft: ContactDraft;
  problems: ContactProblems;
  onDraft: (draft: ContactDraft) => void;
  /** Takes an update of the newest messages: checks end later than the field they began at was left. */
  onProblems: (update: (now: ContactProblems) => ContactProblems) => void;
  /** The form is complete. */
  onDone: () => void;
  onBack: () => void;
};

/** Step two: who asks and for when. Fields are checked when they are left and when going on. */
export function ContactForm({ draft, problems, onDraft, onProblems, onDone, onBack }: ContactFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [checking, setChecking] = useState(false);
  const [today] = useState(() => isoDay(new Date()));
  const check = async () => (await import('./contact-problems')).contactProblems(draft, today);

  async function handleLeave(name: ContactField): Promise<void> {
    const found = await check();
    onProblems((now) => ({ ...now, [name]: found[name] }));
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecking(true);
    const found = await check().finally(() => setChecking(false));
    onProblems(() => found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong === undefined) onDone();
    else form.current?.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
  }

  const field: FieldProps = (name) => ({
    name,
    value: draft[name],
    problem: problems[name],
    onValue: (text: string) => {
      onDraft({ ...draft, [name]: text });
      if (problems[name]) onProblems((now) => ({ ...now, [name]: undefined }));
    },
    onLeave: () => void handleLeave(name),
  });

  return (
    <form ref={form} className="box" noValidate aria-labelledby="contact-title" onSubmit={(event) => void handleSubmit(event)}>
      <div className="box-head">
        <h2 id="contact-title">{t('contact.title')}</h2>
      </div>
      <div className="box-body stack">
        <p className="small muted">{t('contact.required')}</p>
        <ContactFields field={field} today={today} />
        <div className="row between">
          <button type="button" className="button ghost" onClick={onBack}>
            {t('cart.back')}
          </button>
          <button type="submit" className="button primary" disabled={checking}>
            {t('cart.next.check')} <LongArrow />
          </button>
        </div>
      </div>
    </form>
  );
}

type FieldProps = (name: ContactField) => {
  name: ContactField;
  value: string;
  problem: StringKey | undefined;
  onValue: (value: string) => void;
  onLeave: () => void;
};

function ContactFields({ field, today }: { field: FieldProps; today: string }) {
  const t = useT();
  const locale = useLocale();
  const options = useMemo(() => countries(locale).map(({ code, name }) => ({ value: code, text: name })), [locale]);
  return (
    <>
      <CustomerTypeField {...field('customerType')} />
      <div className="two-columns">
        <ContactInput {...field('name')} label={t('contact.name')} required autoComplete="name" />
        <ContactInput
          {...field('email')}
          label={t('contact.email')}
          hint={t('contact.email.hint')}
          required
          type="email"
          autoComplete="email"
        />
        <ContactInput {...field('company')} label={t('contact.company')} autoComplete="organization" />
        <ContactInput {...field('vatId')} label={t('contact.vat-id')} autoComplete="off" />
        <ContactInput {...field('phone')} label={t('contact.phone')} hint={t('contact.phone.hint')} type="tel" autoComplete="tel" />
        <ContactInput {...field('projectCountry')} label={t('contact.project-country')} required options={options} autoComplete="off" />
        <ContactInput {...field('projectPostcode')} label={t('contact.project-postcode')} autoComplete="off" />
        <ContactInput {...field('wantedDate')} label={t('contact.wanted-date')} type="date" min={today} autoComplete="off" />
      </div>
      <ContactInput {...field('message')} label={t('contact.message')} hint={t('contact.message.hint')} multiline autoComplete="off" />
    </>
  );
}

type CustomerTypeFieldProps = { name: string; value: string; problem: StringKey | undefined; onValue: (value: string) => void };

function CustomerTypeField({ name, value, problem, onValue }: CustomerTypeFieldProps) {
  const t = useT();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={problem ? true : undefined}
      aria-required="true"
      aria-describedby={problem && 'customer-type-problem'}
    >
      <legend className="field-label">{t('contact.customer-type')}</legend>
      <div className="choice-pair">
        {(['business', 'consumer'] as const satisfies readonly QuoteContact['customerType'][]).map((type) => (
          <label key={type} className="check">
            <input type="radio" name={name} value={type} checked={value === type} onChange={() => onValue(type)} />
            <span>{t(`contact.customer-type.${type}`)}</span>
          </label>
        ))}
      </div>
      {problem && <FieldMessage id="customer-type-problem" text={t(problem)} />}
    </fieldset>
  );
}
