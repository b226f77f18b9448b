import { cents } from '@contract/pricing/money';
import type { Site } from '@contract/content/site';
import { type StringKey, useT } from '../../lib/text/strings';
import { Price } from '../../ui/marks/price';
import { SiteLink } from '../../ui/layout/site-link';

type Categories = Site['categories'];

/** A table of what a visitor has against what they need, with the service and its price in each cell. */
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

/** Finds an offer's service; one that marketing has unpublished is not on offer. */
function findOffer(offer: string, categories: Categories) {
  const [categorySlug, productSlug] = offer.split('/');
  const category = categories.find(({ slug }) => slug === categorySlug);
  if (!category) return undefined;
  if (!productSlug) return category.from && { ...category.from, name: category.name, accent: category.accent, from: true };
  const product = category.products.find(({ slug }) => slug === productSlug);
  return product && { ...product, accent: category.accent, from: false };
}

const needs = ['drawing', 'model', 'areas', 'lists'] as const;

type Row = { have: 'paper' | 'files' | 'cloud' | 'idea'; offers: readonly (string | null)[] };

/** The service for each pair of what a visitor has and needs, as `category/product` or a whole category; null is not on offer. */
const matrixRows: readonly Row[] = [
  {
    have: 'paper',
    offers: ['paper-to-cad', '3d-modelle/bim-modell-lod-200', 'daten-services/wohnflaechenberechnung', 'daten-services/raumbuch'],
  },
  {
    have: 'files',
    offers: [
      'cad-services/planaktualisierung',
      '3d-modelle/bim-modell-lod-300',
      'daten-services/flaechenberechnung-din-277',
      'daten-services/massenermittlung',
    ],
  },
  {
    have: 'cloud',
    offers: [
      'as-built/punktwolke-zu-2d',
      'as-built/punktwolke-zu-bim',
      'daten-services/mietflaechenberechnung-gif',
      'daten-services/cafm-datenaufbereitung',
    ],
  },
  { have: 'idea', offers: ['cad-services/bauantragsplaene', '3d-modelle/innenvisualisierung', null, null] },
];

const needKey = (need: (typeof needs)[number]): StringKey => `catalogue.matrix.${need}`;
const haveKey = (have: Row['have']): StringKey => `catalogue.matrix.${have}`;
const haveNoteKey = (have: Row['have']): StringKey => `catalogue.matrix.${have}.note`;
