import type { Buyer } from '@contract/billing/document';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { countryName } from '../../ui/forms/countries';
import { Panel } from '../../ui/layout/panel';

/** Whom the invoice will go to. */
export function OrderBuyer({ buyer }: { buyer: Buyer }) {
  const t = useT();
  const locale = useLocale();
  const { company, name, street, postcode, city, country, vatId } = buyer;
  const lines = [company, name, street, `${postcode} ${city}`, countryName(country, locale), vatId && `${t('accept.vat-id')} ${vatId}`];
  return (
    <Panel title={t('accept.billing')}>
      <address className="order-buyer">
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Panel>
  );
}
