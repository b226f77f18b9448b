import { cents } from '@contract/pricing/money';
import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { Price } from '../../ui/marks/price';
import { SiteLink } from '../../ui/layout/site-link';
import { fromPrice } from './from-price';
import { haveKey, haveNoteKey, matrixRows, needKey, needs } from './service-matrix-offers';

type Categories = Site['categories'];

/** What a visitor has against what they need, with the service and price where they meet. */
export function ServiceMatrix({ categories }: { categories: Categories }) {
  const t = useT();
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{t('catalogue.matrix.corner')}</th>
          {needs.map((need) => (
            <th key={need} scope="col">
              {t(needKey(need))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrixRows.map(({ have, offers }) => (
          <tr key={have}>
            <th scope="row">
              {t(haveKey(have))}
              <small>{t(haveNoteKey(have))}</small>
            </th>
            {offers.map((offer, column) => (
              <OfferCell key={needs[column]} offer={offer} categories={categories} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OfferCell({ offer, categories }: { offer: string | null; categories: Categories }) {
  const t = useT();
  const found = offer ? findOffer(offer, categories) : undefined;
  if (!found) {
    return (
      <td className="not-offered">
        <span className="visually-hidden">{t('catalogue.matrix.not-offered')}</span>
      </td>
    );
  }
  return (
    <td>
      <SiteLink to={`/${offer}`} data-accent={found.accent}>
        {found.name}
        <small>
          <Price net={cents(found.price)} unit={found.unit} from={found.from} />
        </small>
      </SiteLink>
    </td>
  );
}

/** A service that marketing has unpublished is not on offer. */
function findOffer(offer: string, categories: Categories) {
  const [categorySlug, productSlug] = offer.split('/');
  const category = categories.find(({ slug }) => slug === categorySlug);
  if (!category) return undefined;
  const lowest = fromPrice(category.products);
  if (!productSlug) return lowest && { ...lowest, name: category.name, accent: category.accent, from: true };
  const product = category.products.find(({ slug }) => slug === productSlug);
  return product && { ...product, accent: category.accent, from: false };
}
