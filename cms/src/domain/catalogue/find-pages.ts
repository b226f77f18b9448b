import type { Core } from '@strapi/strapi';
import type { Consent } from '../../contract/consent';
import type { ContentPage, LegalPage } from '../../contract/content/content-page';
import type { Comparison, Solution, Tool } from '../../contract/content/solution';
import type { Subscription } from '../../contract/people/subscription';
import { isFinalText } from '../../platform/strings/translate';
import { findCategories, findProducts, findSummaries, idsOf } from './catalogue';
import { type Edition, findEntries, findOne } from './entries';
import { withBlocks } from './blocks/block-row';
import { presentBlocks } from './blocks/present-blocks';
import { presentComparison } from './find-knowledge';
import { fillPlaceholders } from './legal-text';
import { presentPicture, withFile } from './pictures/picture-row';
import { presentConsent, presentLegalPage, presentPage, presentSolution, presentSubscription, presentTool } from './present-page';
import type { ComparisonRow, ConsentRow, LegalPageRow, PageRow, SolutionRow, SubscriptionRow, ToolRow } from './rows';
import { findSeller, missingSellerFacts } from './seller-of';
import { html } from './text';
import { namesSeller } from './withdrawal-notice';

const reference = { fields: ['documentId'] };
const sections = { populate: { items: true } };

/** Reads single pages beside the catalogue. Every method throws Problem not-found for entries that the edition does not hold. */
export const pageQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  async page(edition: Edition, slug: string): Promise<ContentPage> {
    const populate = { sections, picture: withFile, blocks: withBlocks };
    const row = await findOne<PageRow>(strapi, 'api::page.page', edition, { filters: { slug }, populate });
    const picture = presentPicture(row.picture, edition.locale);
    return { ...presentPage(row), ...(picture && { picture }), ...(await presentBlocks(strapi, edition, row.blocks)) };
  },

  async solution(edition: Edition, slug: string): Promise<Solution> {
    const populate = { benefits: true, steps: true, products: reference, picture: withFile, blocks: withBlocks };
    const row = await findOne<SolutionRow>(strapi, 'api::solution.solution', edition, { filters: { slug }, populate });
    const picture = presentPicture(row.picture, edition.locale);
    const solution = presentSolution(row, await findSummaries(strapi, edition, idsOf(row.products)));
    return { ...solution, ...(picture && { picture }), ...(await presentBlocks(strapi, edition, row.blocks)) };
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
    const row = await findOne<LegalPageRow>(strapi, 'api::legal-page.legal-page', edition, { filters: { slug } });
    const page = presentLegalPage(row);
    if (!row.body?.includes('{{')) return page;
    const seller = await findSeller(strapi);
    const isOwn = missingSellerFacts(seller).length === 0 && isFinalText(Object.values(seller).join('\n'));
    return {
      ...page,
      bodyHtml: html(fillPlaceholders(row.body, edition.locale, seller)),
      final: page.final && (isOwn || !namesSeller(row.body)),
    };
  },

  async consent(edition: Edition): Promise<Consent> {
    return presentConsent(await findOne<ConsentRow>(strapi, 'api::site.site', edition, { populate: { cookieCategories: true } }));
  },
});
