import type { QuoteContact as Contact } from '@contract/quoting/quote';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { countryName } from '../../ui/forms/countries';
import { formatDate } from '../../ui/marks/format-time';
import { Panel } from '../../ui/layout/panel';

type QuoteContactProps = { contact: Contact; title: string; /** Below the facts. */ children?: ReactNode };

/** What the sender told about themselves. */
export function QuoteContact({ contact, title, children }: QuoteContactProps) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    [t('contact.name'), contact.name],
    [t('contact.email'), contact.email],
    [t('contact.company'), contact.company],
    [t('contact.customer-type'), t(`contact.customer-type.${contact.customerType}`)],
    [t('contact.vat-id'), contact.vatId],
    [t('contact.phone'), contact.phone],
    [t('contact.project-country'), countryName(contact.projectCountry, locale)],
    [t('contact.project-postcode'), contact.projectPostcode],
    [t('contact.wanted-date'), contact.wantedDate && formatDate(contact.wantedDate, locale)],
    [t('contact.message'), contact.message],
  ];
  return (
    <Panel title={title}>
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
      {children}
    </Panel>
  );
}
