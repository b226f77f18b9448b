import type { consentCategories } from '../../contract/consent';
import type { FaqGroup } from '../../contract/content/content-page';
import type { LibraryTopic } from '../../contract/content/library';
import type { QuestionRow, Reference, Row, SeoRow, TitledText } from './rows';

/** Rows of everything beside the catalogue, as far as the shop reads them. */

type SectionRow = { title: string | null; text: string | null; items: TitledText[] };
type CallToActionRow = Record<'ctaTitle' | 'ctaText' | 'ctaLabel' | 'ctaPath', string | null>;

export type PageRow = Row & SeoRow & CallToActionRow & { slug: string; title: string; intro: string | null; sections: SectionRow[] };

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

export type ArticleRow = Row &
  SeoRow & {
    slug: string;
    title: string;
    date: string;
    minutes: number | null;
    author: string | null;
    tags: string | null;
    teaser: string | null;
    body: string | null;
    category?: Reference | null;
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
  category?: Reference | null;
  products?: Reference[];
};
