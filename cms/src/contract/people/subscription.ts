import * as z from 'zod/mini';
import { Cents } from '../pricing/cents';
import { CallToAction, Section } from '../content/content-page';
import { Faq, Seo } from '../content/product';

/** A plan of the subscription. `price` is net cents per month. */
const Plan = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  price: Cents,
  concurrentTasks: z.number(),
  turnaroundHours: z.number(),
  features: z.array(z.string()),
  highlighted: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** `GET /api/subscription` */
export const Subscription = z.object({
  title: z.string(),
  headline: z.string(),
  intro: z.string(),
  sections: z.array(Section),
  plansTitle: z.string(),
  plans: z.array(Plan),
  faqs: z.array(Faq),
  cta: CallToAction,
  seo: Seo,
  updatedAt: z.string(),
});
export type Subscription = z.infer<typeof Subscription>;
