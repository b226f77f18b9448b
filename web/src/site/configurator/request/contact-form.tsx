import type { Account } from '@contract/people/account';
import type { QuoteContact } from '@contract/quoting/quote';
import { useMemo, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { isOwnAddress } from './own-account';
import type { useRequest } from './use-request';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Field } from '../../../ui/forms/field';
import { countries } from '../../../ui/forms/countries';
import { FieldMessage } from '../../../ui/forms/field-message';
import { choosePriceView } from '../../../static-markup/price-view';
import { isoDay } from '../../../lib/text/format';

type ContactForm = ReturnType<typeof useRequest>['contactForm'];

/** Shows step two: who asks and for when. Fields are checked when they are left and when going on. */
export function ContactForm({ contactForm, account, onBack }: { contactForm: ContactForm; account: Account | null; onBack: () => void }) {
  const t = useT();
  const { form, checkedField, values, problem, checking, onSubmit } = contactForm;
  const isElsewhere = account?.emailVerified === true && values.email !== '' && !isOwnAddress(account, values.email);
  return (
    <form ref={form} className="box" noValidate aria-labelledby="contact-title" onSubmit={onSubmit}>
      <div className="box-head">
        <h2 id="contact-title">{t('contact.title')}</h2>
      </div>
      <div className="box-body stack">
        <p className="small muted">{t('contact.required')}</p>
        <ContactFields field={checkedField} emailHint={t(isElsewhere ? 'contact.email.other' : 'contact.email.hint')} />
        <ProblemNote problem={problem} />
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

function ContactFields({ field, emailHint }: { field: ContactForm['checkedField']; emailHint: string }) {
  const t = useT();
  const locale = useLocale();
  const [today] = useState(() => isoDay(new Date()));
  const options = useMemo(() => countries(locale).map(({ code, name }) => ({ value: code, text: name })), [locale]);
  return (
    <>
      <CustomerTypeField {...field('customerType')} />
      <div className="two-columns">
        <Field {...field('name')} label={t('contact.name')} required autoComplete="name" />
        <Field {...field('email')} label={t('contact.email')} hint={emailHint} required type="email" autoComplete="email" />
        <Field {...field('company')} label={t('contact.company')} autoComplete="organization" />
        <Field {...field('vatId')} label={t('contact.vat-id')} autoComplete="off" />
        <Field {...field('phone')} label={t('contact.phone')} hint={t('contact.phone.hint')} type="tel" autoComplete="tel" />
        <Field {...field('projectCountry')} label={t('contact.project-country')} required options={options} autoComplete="off" />
        <Field {...field('projectPostcode')} label={t('contact.project-postcode')} autoComplete="off" />
        <Field {...field('wantedDate')} label={t('contact.wanted-date')} type="date" min={today} autoComplete="off" />
      </div>
      <Field {...field('message')} label={t('contact.message')} hint={t('contact.message.hint')} multiline autoComplete="off" />
    </>
  );
}

type CustomerTypeFieldProps = { name: string; value: string; problem: string | undefined; onValue: (value: string) => void };

/** Asks who buys. The prices on the page follow the answer. */
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
            <input
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => {
                choosePriceView(type);
                onValue(type);
              }}
            />
            <span>{t(`contact.customer-type.${type}`)}</span>
          </label>
        ))}
      </div>
      {problem && <FieldMessage id="customer-type-problem" text={problem} />}
    </fieldset>
  );
}
