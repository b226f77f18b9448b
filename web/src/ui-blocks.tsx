import type { Block } from '@contract/content/blocks';
import type { Picture } from '@contract/content/picture';
import type { ProductSummary } from '@contract/content/product';
import { cents } from '@contract/pricing/money';
import { ContentBlocks } from './site/blocks/content-blocks';

const DRAWN = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="1600" height="1200"><path fill="#dfe8ec" d="M0 0h160v120H0z"/><path fill="#8a9a6b" d="M0 88h160v32H0z"/><path fill="#fff" stroke="#0d1b26" d="M40 56h80v36H40z"/><path fill="#374754" stroke="#0d1b26" d="M34 56l46-28 46 28z"/></svg>',
);

/** A picture that no CMS serves: what follows the mark in its addresses is ignored. */
const picture: Picture = { address: `data:image/svg+xml,${DRAWN}#`, width: 1600, height: 1200, focus: 'center', alt: 'A house' };

const product: ProductSummary = {
  id: 'ui',
  slug: 'standard',
  category: 'paper-to-cad',
  accent: 'paper',
  name: 'A service',
  tagline: 'What it is about, in a line.',
  price: cents(6_900),
  unit: 'plan',
  minQuantity: 1,
  leadTimeDays: 3,
  express: false,
  drawing: 'paper-to-cad/standard',
  inputFormats: [],
  outputFormats: [],
};

const sentence = 'A sentence that says what was measured, drawn and checked.';
const steps = ['Send', 'Read', 'Draw'].map((title) => ({ title, text: sentence }));

/** One block of each kind. */
const blocks: Block[] = [
  { kind: 'text', title: 'A text', html: `<p>${sentence} <a href="/">A link</a>.</p><ul><li>One</li><li>Two</li></ul>` },
  { kind: 'picture', picture, caption: 'A caption' },
  { kind: 'gallery', title: 'A gallery', pictures: [picture, { ...picture, alt: 'The same house' }, { ...picture, alt: 'And again' }] },
  {
    kind: 'before-after',
    title: 'Before and after',
    text: sentence,
    pair: { before: picture, after: picture },
    before: 'Scan',
    after: 'Plan',
  },
  { kind: 'steps', title: 'Steps', steps },
  {
    kind: 'table',
    title: 'A table',
    head: ['Format', 'Holds'],
    rows: [
      ['DWG', sentence],
      ['IFC', sentence],
    ],
    note: 'A note',
  },
  { kind: 'questions', title: 'Questions', faqs: [{ question: 'What is it?', answerHtml: `<p>${sentence}</p>` }] },
  { kind: 'products', title: 'Services', products: [product] },
  { kind: 'quote', text: 'They found the wall that was not in the plan.', by: 'Somebody', role: 'Architect' },
  { kind: 'sample', title: '', text: '', product },
  { kind: 'video', title: 'A film', text: sentence, film: { src: '', mimeType: 'video/mp4', captions: '', poster: picture } },
];

/** The parts that editors put pages together of. */
export const UiBlocks = () => <ContentBlocks blocks={blocks} before={5} />;
