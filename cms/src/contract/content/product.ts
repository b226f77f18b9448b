import { priceUnits, accents } from './product-terms';
import * as z from 'zod/mini';
import { Cents } from '../pricing/cents';
import { addonPriceTypes } from '../pricing/pricing';
import { Picture } from './picture';
import { Sample, SampleView } from './sample';

export const PriceUnit = z.enum(priceUnits);
export type PriceUnit = z.infer<typeof PriceUnit>;

export const AddonPriceType = z.enum(addonPriceTypes);
export type AddonPriceType = z.infer<typeof AddonPriceType>;

export const Accent = z.enum(accents);
export type Accent = z.infer<typeof Accent>;

/** An add-on as the browser gets it. `price` is euros, or percent, as a number or a numeric string (spec §3). */
export const Addon = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.union([z.number(), z.string()]),
  priceType: AddonPriceType,
  /** Add-ons of one group exclude each other. */
  group: z.nullable(z.string()),
  /** The largest quantity with which it is offered (express terms). */
  maxUnits: z.nullable(z.number()),
});
export type Addon = z.infer<typeof Addon>;

/** Query of `GET /api/express-dates`: ids of add-ons, and the units that are to be done. */
export const ExpressQuery = z.object({
  ids: z.string().check(z.maxLength(2_000)),
  units: z._default(z.coerce.number().check(z.minimum(1), z.maximum(1_000_000)), 1),
});

/** For each express add-on, the time (ISO) for which it could be promised if it were ordered now, and as a text (`bis morgen 18 Uhr`). */
export type ExpressDates = { dates: Record<string, { at: string; text: string }> };

/** A step of a volume ladder: from this quantity on, every unit of a line costs this net price. */
export const PriceTier = z.object({ from: z.number(), price: Cents });
export type PriceTier = z.infer<typeof PriceTier>;

/** A product as menus and lists need it. `price` is net cents per unit. */
export const ProductSummary = z.object({
  id: z.string(),
  slug: z.string(),
  category: z.string(),
  accent: Accent,
  name: z.string(),
  tagline: z.string(),
  price: Cents,
  unit: PriceUnit,
  minQuantity: z.number(),
  leadTimeDays: z.number(),
  express: z.boolean(),
  drawing: z.string(),
  inputFormats: z.array(z.string()),
  outputFormats: z.array(z.string()),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

export const Faq = z.object({ question: z.string(), answerHtml: z.string() });
export type Faq = z.infer<typeof Faq>;

export const Seo = z.object({ title: z.string(), description: z.string() });
export type Seo = z.infer<typeof Seo>;

/** A product with everything that its page shows. HTML fields are rendered and sanitised by the server. */
export const Product = z.extend(ProductSummary, {
  categoryName: z.string(),
  tiers: z.array(PriceTier),
  summary: z.string(),
  descriptionHtml: z.string(),
  features: z.array(z.string()),
  deliverables: z.array(z.string()),
  requirements: z.array(z.string()),
  faqs: z.array(Faq),
  addons: z.array(Addon),
  related: z.array(ProductSummary),
  gallery: z.optional(z.array(Picture)),
  /** What its page shows of the reference building; services that editors add have none. */
  sample: z.optional(Sample),
  seo: Seo,
  updatedAt: z.string(),
});
export type Product = z.infer<typeof Product>;

export const CategorySummary = z.object({
  id: z.string(),
  slug: z.string(),
  accent: Accent,
  name: z.string(),
  navLabel: z.string(),
  claim: z.string(),
});
export type CategorySummary = z.infer<typeof CategorySummary>;

/** Which service of a category fits most readers, why, and when another does. */
const Recommendation = z.object({
  /** The slug of the recommended service. */
  product: z.string(),
  title: z.string(),
  text: z.string(),
  cases: z.array(z.object({ title: z.string(), text: z.string() })),
});

/** A row that compares the services of a category, a value for each in their order: contained, not contained, or in words. */
export const ComparedRow = z.object({ label: z.string(), values: z.array(z.union([z.boolean(), z.string()])) });
export type ComparedRow = z.infer<typeof ComparedRow>;

export const Category = z.extend(CategorySummary, {
  intro: z.string(),
  /** The text without the table that `compared` holds. */
  bodyHtml: z.string(),
  recommendation: z.nullable(Recommendation),
  compared: z.array(ComparedRow),
  products: z.array(z.extend(ProductSummary, { features: z.array(z.string()), poster: z.optional(SampleView) })),
  /** The most important requirement of each of its first products. */
  requirements: z.array(z.object({ product: z.string(), text: z.string() })),
  /** Questions about its products. */
  faqs: z.array(Faq),
  related: z.array(ProductSummary),
  picture: z.optional(Picture),
  seo: Seo,
  updatedAt: z.string(),
});
export type Category = z.infer<typeof Category>;

/** A product as the configurator needs it, by id (`GET /api/products?ids=`). */
export const ConfigurableProduct = z.extend(ProductSummary, {
  categoryName: z.string(),
  tiers: z.array(PriceTier),
  addons: z.array(Addon),
});
export type ConfigurableProduct = z.infer<typeof ConfigurableProduct>;

/** A product or add-on that staff can put into an offer as a line (`GET /api/staff/catalogue`), named in the requested language. */
export type CatalogueItem = {
  id: string;
  kind: 'product' | 'addon';
  name: string;
  /** A product's category; empty for an add-on. */
  category: string;
  /** The unit; null for an add-on, which counts once. */
  unit: PriceUnit | null;
  /** Net price per unit; null for an add-on that is a share of another line. */
  price: Cents | null;
  /** What the unit costs in larger lines; empty for an add-on. */
  tiers: readonly PriceTier[];
  /** Percent of the other line, for such an add-on. */
  percent: number | null;
  minQuantity: number;
  /** True when the work concerns a certain building; null for an add-on, which goes with the rest of the offer. */
  propertyRelated: boolean | null;
  /** True for a service of § 3a Abs. 4 Satz 2 UStG; null for an add-on. */
  listedService: boolean | null;
};
