import type { Category } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { Breadcrumb, type Crumb } from '../../ui/layout/breadcrumb';
import { LongArrow } from '../../ui/marks/long-arrow';
import { Price } from '../../ui/marks/price';
import { TitleBlock } from '../../ui/layout/title-block';
import { BeforeAfter } from './before-after';
import { categoryFormats } from './category-formats';
import { fromPrice } from './from-price';
import { leadTimeRange } from '../blocks/lead-time';

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
      </div>
    </section>
  );
}
