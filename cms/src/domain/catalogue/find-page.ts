import type { Core } from '@strapi/strapi';
import type { Comparison } from '../../contract/content/comparison';
import type { Consent } from '../../contract/consent';
import type { ContentPage, LegalPage } from '../../contract/content/content-page';
import type { Solution } from '../../contract/content/solution';
import type { Subscription } from '../../contract/people/subscription';
import type { Tool } from '../../contract/content/tool';
import { findCategories, findProducts, findSummaries, idsOf } from './catalogue';
import { findEntries, type Edition } from './entries';
import { findOne } from './entries-page';
import type { ComparisonRow, ConsentRow, LegalPageRow, PageRow, SolutionRow, SubscriptionRow, ToolRow } from './page-rows';
import { presentComparison } from './present-knowledge';
import { presentConsent, presentLegalPage, presentPage, presentSolution, presentSubscription, presentTool } from './present-page';

const reference = { fields: ['documentId'] };
const sections = { populate: { items: true } };

/** Single pages beside the catalogue. Every method throws Problem not-found for what the edition does not hold. */
export const pageQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  async page(edition: Edition, slug: string): Promise<ContentPage> {
    return presentPage(await findOne<PageRow>(strapi, 'api::page.page', edition, { filters: { slug }, populate: { sections } }));
  },

  async solution(edition: Edition, slug: string): Promise<Solution> {
    const populate = { benefits: true, steps: true, products: reference };
    const row = await findOne<SolutionRow>(strapi, 'api::solution.solution', edition, { filters: { slug }, populate });
    return presentSolution(row, await findSummaries(strapi, edition, idsOf(row.products)));
  },

  async tool(edition: Edition, slug: string): Promise<Tool> {
    const populate = { faqs: true, products: reference };
    const row = await findOne<ToolRow>(strapi, 'api::tool.tool', edition, { filters: { slug }, populate });
    return presentTool(row, await findSummaries(strapi, edition, idsOf(row.products)));
  },

  async comparison(edition: Edition, slug: string): Promise<Comparison> {
    const uid = 'api::comparison.comparison';
    const row = await findOne<ComparisonRow>(strapi, uid, edition, { filters: { slug }, populate: { rows: true, category: reference } });
    const [all, categories, products] = await Promise.all([
      findEntries<ComparisonRow>(strapi, uid, edition, { fields: ['slug', 'title'], sort: ['order', 'slug'] }),
      findCategories(strapi, edition),
      findProducts(strapi, edition),
    ]);
    const categoryId = row.category?.documentId;
    return presentComparison(row, {
      category: categories.find(({ documentId }) => documentId === categoryId),
      products: products.filter(({ category }) => category.documentId === categoryId).map(({ summary }) => summary),
      others: all.filter((one) => one.slug !== slug).map((one) => ({ slug: one.slug, title: one.title })),
    });
  },

  async subscription(edition: Edition): Promise<Subscription> {
    const populate = { sections, plans: true, faqs: true };
    return presentSubscription(await findOne<SubscriptionRow>(strapi, 'api::subscription.subscription', edition, { populate }));
  },

  async legalPage(edition: Edition, slug: string): Promise<LegalPage> {
    return presentLegalPage(await findOne<LegalPageRow>(strapi, 'api::legal-page.legal-page', edition, { filters: { slug } }));
  },

  async consent(edition: Edition): Promise<Consent> {
    return presentConsent(await findOne<ConsentRow>(strapi, 'api::site.site', edition, { populate: { cookieCategories: true } }));
  },
});
