import type { QuoteContact } from '@contract/quote';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';

/** What the sender told about themselves. */
export function GuestContact({ contact }: { contact: QuoteContact }) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    [t('contact.name'), contact.name],
    [t('contact.email'), contact.email],
    [t('contact.company'), contact.company],
    [t('contact.customer-type'), t(`contact.customer-type.${contact.customerType}`)],
    [t('contact.vat-id'), contact.vatId],
    [t('contact.phone'), contact.phone],
    [t('contact.project-country'), new Intl.DisplayNames([locale], { type: 'region' }).of(contact.projectCountry)],
    [t('contact.project-postcode'), contact.projectPostcode],
    [
      t('contact.wanted-date'),
      contact.wantedDate && new Date(`${contact.wantedDate}T12:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' }),
    ],
    [t('contact.message'), contact.message],
  ];
  return (
    <section className="box" aria-labelledby="guest-contact">
      <div className="box-head">
        <h2 id="guest-contact">{t('guest.contact')}</h2>
      </div>
      <div className="box-body">
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
      </div>
    </section>
  );
}
