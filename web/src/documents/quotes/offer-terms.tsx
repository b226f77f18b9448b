import type { Offer } from '@contract/quoting/offer';
import { useT } from '../../lib/strings';
import { Panel } from '../../ui/layout/panel';

/** What was agreed for this offer beside lines and price. */
export function OfferTerms({ offer: { document } }: { offer: Offer }) {
  const t = useT();
  if (document.terms.length === 0) return null;
  return (
    <Panel title={t('offer.terms')}>
      <div className="stack offer-terms">
        {document.terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Panel>
  );
}
