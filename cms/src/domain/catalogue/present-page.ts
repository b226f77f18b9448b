import type { Consent } from '../../contract/consent';
import type { CallToAction, ContentPage, LegalPage, Section, TitledText } from '../../contract/content/content-page';
import { centsFromEuros } from '../../contract/pricing/money';
import type { ProductSummary } from '../../contract/content/product';
import type { Solution, Tool } from '../../contract/content/solution';
import type { Subscription } from '../../contract/people/subscription';
import { isFinalText } from '../../platform/strings/translate';
import type { ConsentRow, LegalPageRow, PageRow, SolutionRow, SubscriptionRow, ToolRow, TitledText as TitledTextRow } from './rows';
import { html, inlineHtml, presentFaqs, presentSeo, splitLines } from './text';

export function presentPage(row: PageRow): ContentPage {
  return {
    slug: row.slug,
    title: row.title,
    headline: row.headline || row.title,
    intro: row.intro ?? '',
    sections: presentSections(row.sections),
    cta: presentCallToAction(row),
    final: isFinalText([row.intro, ...row.sections.flatMap(({ title, text }) => [title, text])].join('\n')),
    seo: presentSeo(row, row.title, row.intro),
    updatedAt: row.updatedAt,
  };
}

export function presentSolution(row: SolutionRow, products: ProductSummary[]): Solution {
  return {
    slug: row.slug,
    name: row.name,
    headline: row.headline ?? '',
    intro: row.intro ?? '',
    pains: splitLines(row.pains),
    benefits: row.benefits.map(presentTitledText),
    steps: row.steps.map(presentTitledText),
    recommendedHtml: html(row.recommended),
    caseStudy: { title: row.caseTitle ?? '', text: row.caseText ?? '' },
    products,
    seo: presentSeo(row, row.name, row.intro),
    updatedAt: row.updatedAt,
  };
}

export function presentTool(row: ToolRow, products: ProductSummary[]): Tool {
  return {
    slug: row.slug,
    name: row.name,
    headline: row.headline ?? '',
    intro: row.intro ?? '',
    explanationHtml: html(row.explanation),
    faqs: presentFaqs(row.faqs),
    products,
    seo: presentSeo(row, row.name, row.intro),
    updatedAt: row.updatedAt,
  };
}

export function presentSubscription(row: SubscriptionRow): Subscription {
  return {
    title: row.title,
    headline: row.headline || row.title,
    intro: row.intro ?? '',
    sections: presentSections(row.sections),
    plansTitle: row.plansTitle ?? '',
    plans: row.plans.map((plan) => ({
      slug: plan.slug,
      name: plan.name,
      summary: plan.summary ?? '',
      price: centsFromEuros(plan.priceMonthly),
      concurrentTasks: plan.concurrentTasks ?? 1,
      turnaroundHours: plan.turnaroundHours ?? 0,
      features: splitLines(plan.features),
      highlighted: plan.highlighted ?? false,
    })),
    faqs: presentFaqs(row.faqs),
    cta: presentCallToAction(row),
    seo: presentSeo(row, row.title, row.intro),
    updatedAt: row.updatedAt,
  };
}

export const presentLegalPage = ({ slug, title, body, updatedAt }: LegalPageRow): LegalPage => ({
  slug,
  title,
  bodyHtml: html(body),
  final: isFinalText(body ?? ''),
  updatedAt,
});

export function presentConsent(row: ConsentRow): Consent {
  return {
    title: row.cookieTitle ?? '',
    text: row.cookieText ?? '',
    settingsTitle: row.cookieSettingsTitle ?? '',
    settingsIntro: row.cookieSettingsIntro ?? '',
    categories: row.cookieCategories.map(({ key, title, text }) => ({ key, title: title ?? '', text: text ?? '' })),
  };
}

export const presentTitledText = ({ title, text }: TitledTextRow): TitledText => ({ title, text: text ?? '' });

const presentSections = (sections: PageRow['sections']): Section[] =>
  sections.map(({ mark, title, layout, text, items }) => ({
    mark: mark ?? '',
    title: title ?? '',
    layout,
    html: html(text),
    items: items.map((item) => ({
      ...presentTitledText(item),
      html: inlineHtml(item.text),
      by: item.by ?? '',
      limit: item.limit ?? '',
    })),
  }));

const presentCallToAction = (row: Pick<PageRow, 'ctaTitle' | 'ctaText' | 'ctaLabel' | 'ctaPath'>): CallToAction => ({
  title: row.ctaTitle ?? '',
  html: inlineHtml(row.ctaText),
  label: row.ctaLabel ?? '',
  to: row.ctaPath || '/konfigurator',
});
