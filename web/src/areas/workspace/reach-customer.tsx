import type { QuoteContact } from '@contract/quoting/quote';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/marks/icon';
import { phoneHref } from '../../lib/phone-href';

type ReachCustomerProps = { contact: QuoteContact; /** The request's number, for the subject. */ number: string };

/** The short ways to who asks. */
export function ReachCustomer({ contact: { email, phone }, number }: ReachCustomerProps) {
  const { t } = useTranslation();
  if (!email && !phone) return null;
  return (
    <div className="row reach-customer">
      {email && (
        <a className="button small" href={`mailto:${email}?subject=${encodeURIComponent(number)}`}>
          <Icon name="mail" small /> {t('admin.quote.write')}
        </a>
      )}
      {phone && (
        <a className="button small" href={phoneHref(phone)}>
          <Icon name="phone" small /> {t('admin.quote.call')}
        </a>
      )}
    </div>
  );
}
