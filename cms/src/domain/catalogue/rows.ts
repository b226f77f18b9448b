import type { Accent, AddonPriceType, PriceUnit } from '../../contract/content/product';
import type { SocialNetwork } from '../../contract/content/site';

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
    leadTimeDays: number | null;
    express: boolean | null;
    propertyRelated: boolean | null;
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
  > & { steps: TitledText[]; why: TitledText[] };

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
  };

export type NamedPageRow = Row & { slug: string; name: string; intro: string | null };
