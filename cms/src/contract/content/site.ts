import * as z from 'zod/mini';
import { Block } from './blocks';
import { Picture } from './picture';
import { Cents } from '../pricing/cents';
import { locales } from '../constants';
import { TitledText } from './content-page';
import { ProjectSummary } from './project';
import { CategorySummary, PriceUnit, Seo } from './product';

const Link = z.object({ label: z.string(), to: z.string() });

const MenuProduct = z.object({
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  price: Cents,
  unit: PriceUnit,
  drawing: z.string(),
});

export const socialNetworks = ['linkedin', 'instagram', 'youtube', 'facebook', 'xing', 'mastodon', 'tiktok', 'pinterest'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The frame of every public page: header, footer, menus. Labels are in the requested language. */
export const Site = z.object({
  brand: z.string(),
  /** The operator as the law knows them; empty while the company's data are not entered. */
  legalName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  supportHours: z.string(),
  claim: z.string(),
  trustClaims: z.array(z.string()),
  highlights: z.array(z.object({ tag: z.string(), title: z.string(), text: z.string(), to: z.string() })),
  social: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  /** Main navigation to the right of the three menus. */
  navigation: z.array(Link),
  categories: z.array(
    z.extend(CategorySummary, {
      /** The first services of the category, as many as stand in menus. */
      products: z.array(MenuProduct),
      productCount: z.int(),
      /** The price that the category begins at; null without services. */
      from: z.nullable(z.object({ price: Cents, unit: PriceUnit })),
    }),
  ),
  tools: z.array(z.object({ name: z.string(), text: z.string(), to: z.string() })),
  solutions: z.array(z.object({ name: z.string(), text: z.string(), to: z.string() })),
  footer: z.object({
    about: z.string(),
    columns: z.array(z.object({ title: z.string(), links: z.array(Link) })),
    supportTitle: z.string(),
    supportText: z.string(),
    priceNote: z.string(),
    copyright: z.string(),
  }),
  /** Interface strings that translators replaced, by key. */
  overrides: z.record(z.string(), z.string()),
  /** The path of the picture beside shared links to pages that have none of their own. */
  sharePicture: z.optional(z.string()),
});
export type Site = z.infer<typeof Site>;

export const Home = z.object({
  title: z.string(),
  subtitle: z.string(),
  primaryCta: z.string(),
  secondaryCta: z.string(),
  categoriesTitle: z.string(),
  stepsTitle: z.string(),
  steps: z.array(TitledText),
  whyTitle: z.string(),
  why: z.array(TitledText),
  projectsNote: z.string(),
  ctaTitle: z.string(),
  ctaText: z.string(),
  projects: z.array(ProjectSummary),
  picture: z.optional(Picture),
  blocks: z.optional(z.array(Block)),
  seo: Seo,
  updatedAt: z.string(),
});
export type Home = z.infer<typeof Home>;

/** A page for the sitemap: its path without language prefix, the languages it exists in, its last change. */
export const SitemapEntry = z.object({ path: z.string(), locales: z.array(z.enum(locales)), updatedAt: z.string() });
export type SitemapEntry = z.infer<typeof SitemapEntry>;
