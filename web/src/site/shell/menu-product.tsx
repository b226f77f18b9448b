import { cents, formatCents, gross } from '@contract/pricing/money';
import type { Site } from '@contract/content/site';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { SiteLink } from '../../ui/layout/site-link';

export type MenuCategory = Site['categories'][number];
export type MenuProduct = MenuCategory['products'][number];

type MenuProductLinkProps = {
  category: string;
  product: MenuProduct;
  className?: string;
  /** What the services panel draws while the link is pointed at. */
  drawing?: string;
};

/** A product in a menu: name and guide price, net and gross alike. */
export function MenuProductLink({ category, product, className, drawing }: MenuProductLinkProps) {
  const t = useT();
  const locale = useLocale();
  const net = cents(product.price);
  const price = { net: formatCents(net, locale), gross: formatCents(gross(net), locale), unit: t(`unit.${product.unit}`) };
  return (
    <SiteLink className={className} to={`/${category}/${product.slug}`} data-drawing={drawing}>
      <span>{product.name}</span>
      <span className="menu-price">{t('nav.price', price)}</span>
    </SiteLink>
  );
}
