import * as z from 'zod/mini';
import { Block } from './blocks';
import { Picture } from './picture';
import { Faq, Seo } from './product';

export const faqGroups = ['ablauf', 'preise', 'dateien', 'lieferung', 'qualitaet', 'konto', 'datenschutz', 'abo'] as const;
const FaqGroup = z.enum(faqGroups);
export type FaqGroup = z.infer<typeof FaqGroup>;

/** The secrets of an editor's preview: a link of the panel opens it, once, and a session shows it. */
export const previewPurposes = ['link', 'session'] as const;
export type PreviewPurpose = (typeof previewPurposes)[number];

/** `GET /api/faqs`: questions in the editors' order, groups without one left out. */
export const Faqs = z.object({
  groups: z.array(z.object({ group: FaqGroup, faqs: z.array(z.extend(Faq, { id: z.string() })) })),
  updatedAt: z.string(),
});
export type Faqs = z.infer<typeof Faqs>;

/** `GET /api/legal-pages/:slug` */
export const LegalPage = z.object({
  slug: z.string(),
  title: z.string(),
  bodyHtml: z.string(),
  /** False while the text holds example values or the note to the operator: to be shown as a draft. */
  final: z.boolean(),
  updatedAt: z.string(),
});
export type LegalPage = z.infer<typeof LegalPage>;

/** The last block of a page, with its next step. Empty texts where editors left it out. */
export const CallToAction = z.object({ title: z.string(), html: z.string(), label: z.string(), to: z.string() });
export type CallToAction = z.infer<typeof CallToAction>;

export const TitledText = z.object({ title: z.string(), text: z.string() });
export type TitledText = z.infer<typeof TitledText>;

/** How the items of a section are shown. */
export const sectionLayouts = ['numbered', 'chain', 'legend', 'questions', 'conversion', 'lanes', 'ways', 'limits', 'post'] as const;
export type SectionLayout = (typeof sectionLayouts)[number];

const SectionItem = z.extend(TitledText, {
  /** The text with its links and emphasis. */
  html: z.string(),
  /** Who does it, and what is left out: for the layouts that show it. */
  by: z.string(),
  limit: z.string(),
});
export type SectionItem = z.infer<typeof SectionItem>;

export const Section = z.object({
  /** The subject of the section in a word or two, '' without one. */
  mark: z.string(),
  title: z.string(),
  /** Null where editors have chosen none. */
  layout: z.nullable(z.enum(sectionLayouts)),
  html: z.string(),
  items: z.array(SectionItem),
});
export type Section = z.infer<typeof Section>;

/** `GET /api/pages/:slug`: hilfe-center, kontakt, wer-wir-sind and every other page of sections. */
export const ContentPage = z.object({
  slug: z.string(),
  title: z.string(),
  /** What the page says first; the title where editors left it out. */
  headline: z.string(),
  intro: z.string(),
  sections: z.array(Section),
  cta: CallToAction,
  picture: z.optional(Picture),
  blocks: z.optional(z.array(Block)),
  /** False while the text holds example values or the note to the operator: to be shown as a draft. */
  final: z.boolean(),
  seo: Seo,
  updatedAt: z.string(),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** A neighbour in a list, by slug and title. */
export const PageLink = z.object({ slug: z.string(), title: z.string() });
export type PageLink = z.infer<typeof PageLink>;
