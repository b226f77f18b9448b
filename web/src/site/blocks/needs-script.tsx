import { Icon } from '../../ui/marks/icon';
import type { CompanyData } from './company-facts';
import { phoneHref } from '../../lib/head/opening-hours';

type NeedsScriptProps = {
  /** The text that says what the form cannot do without JavaScript, and what works as well. */
  text: string;
  company: CompanyData;
};

/** Shows the other ways to reach us in place of a form that needs JavaScript. */
export function NeedsScript({ text, company: { phone, email, address } }: NeedsScriptProps) {
  return (
    <noscript>
      <div className="wrap draft-note">
        <div className="note warn" role="note">
          <Icon name="info" />
          <div>
            <p>{text}</p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>, <a href={phoneHref(phone)}>{phone}</a>
            </p>
            <p>{address}</p>
          </div>
        </div>
      </div>
    </noscript>
  );
}
