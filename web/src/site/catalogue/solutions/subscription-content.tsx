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
import { PricePer } from '../../../ui/marks/price';

/** Returns the subscription's page and its head. */
export function subscriptionContent(subscription: Subscription, phone: string, context: PageContext) {
  const path = contentPath('subscription');
  const crumbs = crumbsTo(context.t, { name: subscription.title, path });
  const facts = [subscriptionJsonLd(subscription, context), ...(subscription.faqs.length > 0 ? [faqJsonLd(subscription.faqs)] : [])];
  return withStaticSections(
    {},
    {
      head: pageHead({ ...subscription.seo, path, ...context }),
      page: (
        <>
          <SubscriptionPage subscription={subscription} crumbs={crumbs} phone={phone} />
          <PageFacts crumbs={crumbs} context={context} facts={facts} />
        </>
      ),
    },
  );
}

type SubscriptionPageProps = { subscription: Subscription; crumbs: readonly Crumb[]; phone: string };

/** The subscription: plans first, then how it works. */
function SubscriptionPage({ subscription, crumbs, phone }: SubscriptionPageProps) {
  const t = useT();
  const { sections, faqs } = subscription;
  return (
    <>
      <PageIntro crumbs={crumbs} title={subscription.title} lead={subscription.intro} aside={<HeroDrawing name="strip/cad" />}>
        <div className="row">
          <a className="button primary" href="#plans">
            {t('pages.subscription.compare')} <LongArrow />
          </a>
        </div>
      </PageIntro>
      <SheetSection id="plans" letter="A" zone={t('pages.subscription.plans')} title={subscription.plansTitle} tone="sheet">
        <div className="cards">
          {subscription.plans.map((plan) => (
            <PlanCard key={plan.slug} plan={plan} />
          ))}
        </div>
      </SheetSection>
      <PageSections sections={sections} zone={subscription.title} itemsLayout="chain" before={1} />
      {faqs.length > 0 && (
        <SheetSection
          letter={axisLetter(sections.length + 1)}
          zone={t('catalogue.category.questions')}
          title={t('catalogue.category.questions-title')}
        >
          <FaqList faqs={faqs} />
        </SheetSection>
      )}
      <CallToActionBand letter={axisLetter(sections.length + 2)} callToAction={subscription.cta} phone={phone} />
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
