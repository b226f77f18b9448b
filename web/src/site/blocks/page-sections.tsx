import type { Section, SectionLayout } from '@contract/content/content-page';
import type { ReactNode } from 'react';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { useT } from '../../lib/text/strings';
import { Drawing } from '../../ui/marks/drawing';
import { Conversion, type Item, ItemText, Lanes, Limits, NumberedItems, PostSteps, TitledItem, Ways } from './section-layouts';
import type { Faq } from '@contract/content/product';

const layouts: Record<SectionLayout, (items: Section['items']) => ReactNode> = {
  numbered: (items) => <NumberedItems items={items} />,
  chain: (items) => <ProcessChain steps={items} />,
  legend: (items) => <PromiseLegend promises={items} />,
  questions: (items) => <QuestionItems items={items} />,
  conversion: (items) => <Conversion items={items} />,
  lanes: (items) => <Lanes items={items} />,
  ways: (items) => <Ways items={items} />,
  limits: (items) => <Limits items={items} />,
  post: (items) => <PostSteps items={items} />,
};

type PageSectionsProps = {
  sections: readonly Section[];
  /** The layout of items whose section names none. */
  itemsLayout?: SectionLayout;
  /** The number of sections before these, for their letters. */
  before?: number;
};

/** The sections of a page on alternating sheets: a list below its introduction, or a text beside its title. */
export function PageSections({ sections, itemsLayout = 'numbered', before = 0 }: PageSectionsProps) {
  return sections.map(({ mark, title, layout, html, items }, index) => {
    const text = html && <RichText html={html} />;
    const sheet = {
      letter: axisLetter(before + index),
      zone: mark,
      tone: (before + index) % 2 === 0 ? ('sheet' as const) : ('paper' as const),
    };
    return items.length > 0 ? (
      <SheetSection key={title} {...sheet} title={title} aside={text}>
        {layouts[layout ?? itemsLayout](items)}
      </SheetSection>
    ) : (
      <SheetSection key={title} {...sheet}>
        <div className="titled-text">
          <h2>{title}</h2>
          {text}
        </div>
      </SheetSection>
    );
  });
}

/** A list of concerns that open to their answer, without JavaScript. */
const QuestionItems = ({ items }: { items: readonly Item[] }) => (
  <div className="faq">
    {items.map((item, index) => (
      <details key={item.title} open={index === 0}>
        <summary>{item.title}</summary>
        <div>
          <ItemText item={item} />
        </div>
      </details>
    ))}
  </div>
);

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns the letter of a page's section. Building axes leave out I and O, which read as numbers. */
export const axisLetter = (index: number): string => LETTERS[index % LETTERS.length] ?? '';

type ProcessChainProps = {
  steps: readonly Item[];
  /** The texts on the measures above the steps; by default these are numbered. */
  measures?: readonly string[];
};

const UNNUMBERED = /^\d+\.\s*/;
const FEW = 4;

/** Shows the steps to a result as a dimension chain. */
export function ProcessChain({ steps, measures = [] }: ProcessChainProps) {
  return (
    <ol className={steps.length === FEW ? 'chain' : 'chain even'}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="measure">{measures[index] ?? index + 1}</span>
          {index === steps.length - 1 && <span className="end-tick" />}
          <h3>{step.title.replace(UNNUMBERED, '')}</h3>
          <ItemText item={step} />
        </li>
      ))}
    </ol>
  );
}

/** The fewest and the most numbers that the drawing can carry. */
const FEWEST = 4;
const MOST = 7;

/** A list of what customers may expect, numbered on a reviewed plan. */
export function PromiseLegend({ promises }: { promises: readonly Item[] }) {
  const t = useT();
  const pins = Math.min(Math.max(promises.length, FEWEST), MOST);
  return (
    <div className="legend">
      <figure>
        <Drawing name={`scene/review-${pins}`} label={t('catalogue.promise.drawing')} />
      </figure>
      <ol>
        {promises.map((promise) => (
          <li key={promise.title}>
            <TitledItem item={promise} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A list of questions that open without JavaScript; the first one stands open. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="faq">
      {faqs.map(({ question, answerHtml }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <RichText html={answerHtml} className="" />
        </details>
      ))}
    </div>
  );
}
