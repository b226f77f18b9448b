import type { SectionLayout } from '../../contract/content/content-page';
import type { Accent, AddonPriceType, PriceUnit } from '../../contract/content/product';
import type { SocialNetwork } from '../../contract/content/site';
import type { consentCategories } from '../../contract/consent';
import type { FaqGroup } from '../../contract/content/content-page';
import type { LibraryTopic } from '../../contract/content/knowledge';
import type { BlockRow } from './blocks/block-row';
import type { PictureRow } from './pictures/picture-row';

/** Rows as Strapi returns them, as far as the shop reads them. The content types' schema.json is the source. */

export type Row = { documentId: string; updatedAt: string };
export type Reference = { documentId: string };
export type TitledText = { title: string; text: string | null };
export type QuestionRow = { question: string; answer: string | null };
export type SeoRow = { seoTitle: string | null; seoDescription: string | null };

export type CategoryRow = Row &
  SeoRow & {
    slug: string;
    accent: Accent;
    name: string;
    navLabel: string;
    claim: string | null;
    intro: string | null;
    body: string | null;
    recommended: string | null;
    recommendationTitle: string | null;
    recommendationText: string | null;
    recommendationCases?: { title: string; text: string | null }[];
    picture?: PictureRow | null;
  };

export type AddonRow = Row & {
  slug: string;
  name: string;
  description: string | null;
  price: number | string;
  priceType: AddonPriceType;
  group: string | null;
  maxUnits: number | null;
};

export type ProductRow = Row &
  SeoRow & {
    slug: string;
    name: string;
    tagline: string | null;
    summary: string | null;
    description: string | null;
    price: number | string;
    priceUnit: PriceUnit;
    minQuantity: number;
    tiers?: { from: number | string; price: number | string }[];
    leadTimeDays: number | null;
    express: boolean | null;
    propertyRelated: boolean | null;
    listedService: boolean | null;
    drawing: string | null;
    inputFormats: string | null;
    outputFormats: string | null;
    features: string | null;
    deliverables: string | null;
    requirements: string | null;
    faqs?: QuestionRow[];
    category?: Reference | null;
    addons?: Reference[];
    related?: Reference[];
    gallery?: PictureRow[];
  };

export type HomeRow = Row &
  SeoRow &
  Record<
    | 'title'
    | 'subtitle'
    | 'primaryCta'
    | 'secondaryCta'
    | 'categoriesTitle'
    | 'stepsTitle'
    | 'whyTitle'
    | 'projectsNote'
    | 'ctaTitle'
    | 'ctaText',
    string | null
  > & { steps: TitledText[]; why: TitledText[]; picture?: PictureRow | null; blocks?: BlockRow[] };

type LinkRow = { label: string; to: string };

export type SiteRow = Row &
  Record<
    | 'brand'
    | 'claim'
    | 'phone'
    | 'email'
    | 'address'
    | 'supportHours'
    | 'trustClaims'
    | 'footerAbout'
    | 'supportTitle'
    | 'supportText'
    | 'copyright'
    | 'priceNote',
    string | null
  > & {
    highlights: { tag: string | null; title: string; text: string | null; to: string }[];
    navigation: LinkRow[];
    footerColumns: { title: string; links: LinkRow[] }[];
    social: { network: SocialNetwork; url: string }[];
    sharePicture?: PictureRow | null;
  };

export type NamedPageRow = Row & { slug: string; name: string; intro: string | null };

/** Rows of everything beside the catalogue, as far as the shop reads them. */

type SectionRow = Record<'mark' | 'title' | 'text', string | null> & {
  layout: SectionLayout | null;
  items: (TitledText & Record<'by' | 'limit', string | null>)[];
};
type CallToActionRow = Record<'ctaTitle' | 'ctaText' | 'ctaLabel' | 'ctaPath', string | null>;

export type PageRow = Row &
  SeoRow &
  CallToActionRow & {
    slug: string;
    title: string;
    headline: string | null;
    intro: string | null;
    sections: SectionRow[];
    picture?: PictureRow | null;
    blocks?: BlockRow[];
  };

export type SolutionRow = Row &
  SeoRow & {
    slug: string;
    name: string;
    headline: string | null;
    intro: string | null;
    pains: string | null;
    benefits: TitledText[];
    steps: TitledText[];
    recommended: string | null;
    caseTitle: string | null;
    caseText: string | null;
    products?: Reference[];
    picture?: PictureRow | null;
    blocks?: BlockRow[];
  };

export type ToolRow = Row &
  SeoRow & {
    slug: string;
    name: string;
    headline: string | null;
    intro: string | null;
    explanation: string | null;
    faqs: QuestionRow[];
    products?: Reference[];
  };

export type ComparisonRow = Row &
  SeoRow & {
    slug: string;
    title: string;
    intro: string | null;
    rows: { criterion: string; freelancer: string | null; us: string | null }[];
    conclusion: string | null;
    category?: Reference | null;
  };

export type SubscriptionRow = Row &
  SeoRow &
  CallToActionRow & {
    title: string;
    headline: string | null;
    intro: string | null;
    sections: SectionRow[];
    plansTitle: string | null;
    plans: {
      slug: string;
      name: string;
      summary: string | null;
      priceMonthly: number | string;
      concurrentTasks: number | null;
      turnaroundHours: number | null;
      features: string | null;
      highlighted: boolean | null;
    }[];
    faqs: QuestionRow[];
  };

export type LegalPageRow = Row & { slug: string; title: string; body: string | null };

export type ConsentRow = Row &
  Record<'cookieTitle' | 'cookieText' | 'cookieSettingsTitle' | 'cookieSettingsIntro', string | null> & {
    cookieCategories: { key: (typeof consentCategories)[number]; title: string | null; text: string | null }[];
  };

export type SearchWordingRow = Row & Record<'searchSynonyms' | 'searchAnswers', string | null>;

export type ArticleRow = Row &
  SeoRow & {
    slug: string;
    title: string;
    date: string;
    minutes: number | null;
    author: string | null;
    tags: string | null;
    drawing: string | null;
    teaser: string | null;
    body: string | null;
    category?: Reference | null;
    cover?: PictureRow | null;
    blocks?: BlockRow[];
  };

export type LibraryRow = Row & {
  slug: string;
  term: string;
  letter: string | null;
  topic: LibraryTopic;
  short: string | null;
  body: string | null;
  related?: Reference[];
};

export type FaqRow = Row & QuestionRow & { group: FaqGroup };

export type ProjectRow = Row & {
  slug: string;
  title: string;
  order: number;
  year: number | null;
  areaSqm: number | string | null;
  durationDays: number | null;
  example: boolean | null;
  location: string | null;
  summary: string | null;
  challenge: string | null;
  solution: string | null;
  result: string | null;
  facts?: { label: string; value: string | null }[];
  before?: PictureRow | null;
  after?: PictureRow | null;
  gallery?: PictureRow[];
  blocks?: BlockRow[];
  category?: Reference | null;
  products?: Reference[];
};
