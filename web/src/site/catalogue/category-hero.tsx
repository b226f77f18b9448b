import type { Accent, Category } from '@contract/content/product';
import { useT } from '../../lib/text/strings';
import { Breadcrumb, type Crumb } from '../../ui/layout/breadcrumb';
import { LongArrow } from '../../ui/marks/long-arrow';
import { Price } from '../../ui/marks/price';
import { TitleBlock } from '../../ui/layout/page-head';
import { fromPrice } from '@contract/pricing/from-price';
import { leadTimeRange } from '../blocks/product-rows';
import { WidePicture } from '../blocks/pictures';
import { Drawing } from '../../ui/marks/drawing';

type CategoryHeroProps = { category: Category; crumbs: readonly Crumb[]; chooseLabel: string };

export function CategoryHero({ category, crumbs, chooseLabel }: CategoryHeroProps) {
  const t = useT();
  const lowest = fromPrice(category.products);
  const { input, output } = categoryFormats(category.products);
  return (
    <section className="hero hero-category">
      <div className="wrap">
        <Breadcrumb label={t('catalogue.breadcrumb')} crumbs={crumbs} />
        <div className="hero-top">
          <div className="hero-column">
            <div>
              <h1>{category.claim}</h1>
              <p className="lead">{category.intro}</p>
              <div className="row">
                <a className="button primary" href="#a">
                  {chooseLabel} <LongArrow />
                </a>
              </div>
            </div>
            <TitleBlock
              facts={[
                ...(lowest
                  ? [{ name: t('catalogue.fact.price'), value: <Price net={lowest.price} unit={lowest.unit} from />, fullRow: true }]
                  : []),
                { name: t('catalogue.fact.lead-time'), value: leadTimeRange(t, category.products), fullRow: true },
                { name: t('catalogue.fact.input'), value: input },
                { name: t('catalogue.fact.output'), value: output },
              ]}
            />
          </div>
          <BeforeAfter accent={category.accent} />
        </div>
        {category.picture && <WidePicture picture={category.picture} />}
      </div>
    </section>
  );
}

type WithFormats = { inputFormats: readonly string[]; outputFormats: readonly string[] };

const SHOWN = 4;

/** Returns the formats that most of a section's services take and give. */
export function categoryFormats(products: readonly WithFormats[]): { input: string; output: string } {
  return {
    input: mostFrequent(products.flatMap(({ inputFormats }) => inputFormats)),
    output: mostFrequent(products.flatMap(({ outputFormats }) => outputFormats)),
  };
}

function mostFrequent(formats: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const format of formats) counts.set(format, (counts.get(format) ?? 0) + 1);
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]).map(([format]) => format);
  return ranked.slice(0, SHOWN).join(', ');
}

/**
 * Shows input and result of a section on one sheet; the section line between them moves by mouse, finger and arrow keys (`useSectionCut`).
 */
function BeforeAfter({ accent }: { accent: Accent }) {
  const t = useT();
  const [before, after] = [t(`catalogue.cut.before.${accent}`), t(`catalogue.cut.after.${accent}`)];
  return (
    <figure className="before-after">
      <div className="before-after-drawings" role="img" aria-label={t(`catalogue.cut.drawing.${accent}`)}>
        <Drawing className="before" name={`before/${accent}`} />
        <Drawing className="after" name={`after/${accent}`} />
      </div>
      <figcaption>
        <span className="caption">{before}</span>
        <span className="caption right">{after}</span>
      </figcaption>
      <input
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={t('catalogue.cut.label')}
        aria-valuetext={`${before} 50 %, ${after} 50 %`}
      />
      <span className="cut-line" aria-hidden="true" />
    </figure>
  );
}
