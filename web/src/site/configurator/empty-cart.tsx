import { useT } from '../../lib/strings';
import { LongArrow } from '../../ui/marks/long-arrow';
import { SiteLink } from '../../ui/layout/site-link';

/** An empty sheet with its title block, and the way to a service. */
export function EmptyCart() {
  const t = useT();
  return (
    <div className="box empty-state empty-cart">
      <svg viewBox="0 0 240 120" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M8 6h224v108H8z" strokeWidth="1.5" />
        <path d="M16 14h208v92H16z" strokeDasharray="6 4" />
        <path d="M140 78h84M140 92h84M182 78v28M140 78v28" />
      </svg>
      <h2>{t('cart.empty.title')}</h2>
      <p className="muted">{t('cart.empty.text')}</p>
      <SiteLink className="button primary" to="/">
        {t('cart.empty.link')} <LongArrow />
      </SiteLink>
    </div>
  );
}
