import { contentPath } from '@contract/content/content-path';
import type { Plan, Subscription } from '@contract/people/subscription';
import { crumbsTo, PageFacts, HeroDrawing, PageIntro } from '../../blocks/page-intro';
import { faqJsonLd } from '../../../lib/head/json-ld';
import type { PageContext } from '../../../lib/page/page-context';
import { subscriptionJsonLd } from '../../../lib/head/page-json-ld';
import { withStaticSections } from '../../../lib/head/static-sections';
import { pageHead } from '../../../lib/head/seo';
import { axisLetter, PageSections, FaqList } from '../../blocks/page-sections';
import { CallToActionBand } from '../../blocks/call-to-action-band';
import { planContactPath } from '../../../lib/text/locale-path';
import { useT } from '../../../lib/text/strings';
import type { Crumb } from '../../../ui/layout/breadcrumb';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { SheetSection } from '../../../ui/layout/sheet-section';
import { SiteLink } from '../../../ui/layout/site-link';
import { TickList } from '../../../ui/marks/tick-list';
import { Price, PricePer } from '../../../ui/marks/price';
import type { Site } from '@contract/content/site';
import { cents } from '@contract/pricing/money';
import { countText } from '../../../lib/text/decimal';

/** Returns the subscription's page and its head. */
export function subscriptionContent(subscription: Subscription, site: Site, context: PageContext) {
  const path = contentPath('subscription');
  const crumbs = crumbsTo(context.t, { name: subscription.title, path });
  const facts = [subscriptionJsonLd(subscription, context), ...(subscription.faqs.length > 0 ? [faqJsonLd(subscription.faqs)] : [])];
  return withStaticSections(
    {},
    {
      head: pageHead({ ...subscription.seo, path, ...context }),
      page: (
        <>
          <SubscriptionPage subscription={subscription} crumbs={crumbs} site={site} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}

type SubscriptionPageProps = { subscription: Subscription; crumbs: readonly Crumb[]; site: Site };

/** The subscription: plans first, then how it works. */
function SubscriptionPage({ subscription, crumbs, site }: SubscriptionPageProps) {
  const t = useT();
  const { sections, faqs, plans } = subscription;
  const queue = (
    <HeroDrawing name="scene/task-queue" label={t('pages.subscription.queue')} caption={t('pages.subscription.queue-caption')} />
  );
  const cheapest = plans.toSorted((one, other) => one.price - other.price)[0];
  const compared = breakEven(cheapest, site);
  return (
    <>
      <PageIntro crumbs={crumbs} title={subscription.headline} lead={subscription.intro} aside={queue}>
        <div className="row">
          <a className="button primary" href="#plans">
            {t('pages.subscription.compare')} <LongArrow />
          </a>
          <SiteLink className="button" to="/kontakt?thema=quote">
            {t('pages.subscription.advice')}
          </SiteLink>
        </div>
        <p className="small muted">{t('pages.subscription.for-whom')}</p>
      </PageIntro>
      <SheetSection id="plans" letter="A" zone={t('pages.subscription.plans')} title={subscription.plansTitle} tone="sheet">
        <div className="cards">
          {plans.map((plan) => (
            <PlanCard key={plan.slug} plan={plan} />
          ))}
        </div>
      </SheetSection>
      <PageSections sections={sections} itemsLayout="chain" before={1} />
      {cheapest && compared.length > 0 && (
        <SheetSection
          letter={axisLetter(sections.length + 1)}
          zone={t('pages.subscription.pays')}
          title={t('pages.subscription.pays-title')}
          aside={<p>{t('pages.subscription.pays-lead')}</p>}
          tone="sheet"
        >
          <BreakEvenTable plan={cheapest} compared={compared} />
        </SheetSection>
      )}
      {faqs.length > 0 && (
        <SheetSection
          letter={axisLetter(sections.length + 2)}
          zone={t('catalogue.category.questions')}
          title={t('catalogue.category.questions-title')}
        >
          <FaqList faqs={faqs} />
        </SheetSection>
      )}
      <CallToActionBand letter={axisLetter(sections.length + 3)} callToAction={subscription.cta} phone={site.phone} />
    </>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const t = useT();
  return (
    <article className={plan.highlighted ? 'card recommended' : 'card'}>
      {plan.highlighted && <span className="flag">{t('pages.subscription.recommended')}</span>}
      <div className="card-body">
        <h3>{plan.name}</h3>
        <p className="card-text">{plan.summary}</p>
        <PlanLanes plan={plan} />
        <dl className="plan-terms">
          <div>
            <dt>{t('pages.subscription.at-once')}</dt>
            <dd>{countText(t, 'pages.subscription.tasks', plan.concurrentTasks)}</dd>
          </div>
          {plan.turnaroundHours > 0 && (
            <div>
              <dt>{t('pages.subscription.first-delivery')}</dt>
              <dd>{t('pages.subscription.hours', { hours: plan.turnaroundHours })}</dd>
            </div>
          )}
        </dl>
        <p className="price">
          <PricePer net={plan.price} per={t('pages.subscription.per-month')} />
        </p>
        <TickList items={plan.features} />
        <SiteLink className={plan.highlighted ? 'button primary full' : 'button full'} to={planContactPath(plan.name)}>
          {t('pages.subscription.ask', { name: plan.name })}
        </SiteLink>
      </div>
    </article>
  );
}

/** The hours of the slowest plan that the drawing shows; a plan's boxes are as wide as its hours. */
const SLOWEST_HOURS = 72;
const MOST_LANES = 6;

/** Draws the tasks that a plan works on at the same time: a lane for each, its boxes as wide as a first delivery takes. */
function PlanLanes({ plan: { concurrentTasks, turnaroundHours } }: { plan: Plan }) {
  const lanes = Math.min(Math.max(concurrentTasks, 1), MOST_LANES);
  const width = Math.round((Math.min(turnaroundHours || SLOWEST_HOURS, SLOWEST_HOURS) / SLOWEST_HOURS) * 100);
  const boxes = Math.floor(300 / (width + 4));
  return (
    <svg className="plan-lanes" viewBox={`0 0 320 ${lanes * 24 + 2}`} preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      {Array.from({ length: lanes }, (_, lane) =>
        Array.from({ length: boxes }, (_box, index) => (
          <rect
            key={`${lane} ${index}`}
            className={index === 0 ? 'current' : undefined}
            x={1 + index * (width + 4)}
            y={1 + lane * 24}
            width={width}
            height={18}
          />
        )),
      )}
    </svg>
  );
}

type Compared = { name: string; price: number; unit: Site['categories'][number]['products'][number]['unit']; count: number };

/** Returns from how many single orders a month the plan costs less, for the services of the first section at their list prices. */
export function breakEven(plan: Pick<Plan, 'price'> | undefined, { categories }: Pick<Site, 'categories'>): Compared[] {
  if (!plan) return [];
  const priced = (categories[0]?.products ?? []).filter(({ price }) => price > 0);
  return priced.map(({ name, price, unit }) => ({ name, price, unit, count: Math.ceil(plan.price / price) }));
}

function BreakEvenTable({ plan, compared }: { plan: Plan; compared: readonly Compared[] }) {
  const t = useT();
  return (
    <table className="break-even">
      <caption>{t('pages.subscription.pays-caption', { plan: plan.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pages.subscription.service')}</th>
          <th scope="col">{t('pages.subscription.single')}</th>
          <th scope="col" className="numeric">
            {t('pages.subscription.from')}
          </th>
        </tr>
      </thead>
      <tbody>
        {compared.map(({ name, price, unit, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Price net={cents(price)} unit={unit} />
            </td>
            <td className="numeric">{t('pages.subscription.orders', { count })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
