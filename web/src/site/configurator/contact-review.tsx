import type { QuoteContact } from '@contract/quoting/quote';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { contactOf, type ContactDraft } from './contact-draft';
import { countryName } from '../../ui/forms/countries';
import { formatDate } from '../../ui/marks/format-time';

/** What was typed in step two, to be read once more. */
export function ContactReview({ contact, onChange }: { contact: ContactDraft; onChange: () => void }) {
  const t = useT();
  return (
    <section className="box-body" aria-label={t('send.contact')}>
      <div className="row between">
        <h3>{t('send.contact')}</h3>
        <button type="button" className="button ghost small" aria-label={t('send.change.contact')} onClick={onChange}>
          {t('send.change')}
        </button>
      </div>
      <ContactFacts contact={contactOf(contact)} />
    </section>
  );
}

function ContactFacts({ contact }: { contact: QuoteContact }) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    [t('contact.name'), contact.name],
    [t('contact.email'), contact.email],
    [t('contact.customer-type'), contact.customerType && t(`contact.customer-type.${contact.customerType}`)],
    [t('contact.company'), contact.company],
    [t('contact.vat-id'), contact.vatId],
    [t('contact.phone'), contact.phone],
    [t('contact.project-country'), contact.projectCountry && countryName(contact.projectCountry, locale)],
    [t('contact.project-postcode'), contact.projectPostcode],
    [t('contact.wanted-date'), contact.wantedDate && formatDate(contact.wantedDate, locale)],
    [t('contact.message'), contact.message],
  ];
  return (
    <dl className="review-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
