import type { Section, TitledText } from '@contract/content/content-page';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { useT } from '../../lib/text/strings';
import { Drawing } from '../../ui/marks/drawing';
import type { Faq } from '@contract/content/product';

export type ItemsLayout = keyof typeof layouts;

const layouts = {
  numbered: (items: Section['items']) => <NumberedItems items={items} />,
  chain: (items: Section['items']) => <ProcessChain steps={items} />,
  legend: (items: Section['items']) => <PromiseLegend promises={items} />,
  questions: (items: Section['items']) => <QuestionItems items={items} />,
};

type PageSectionsProps = {
  sections: readonly Section[];
  /** The text on the mark of each section. */
  zone: string;
  itemsLayout?: ItemsLayout;
  /** The number of sections before these, for their letters. */
  before?: number;
};

/** The sections of a page on alternating sheets: a list below its introduction, or a text beside its title. */
export function PageSections({ sections, zone, itemsLayout = 'numbered', before = 0 }: PageSectionsProps) {
  return sections.map(({ title, html, items }, index) => {
    const text = html && <RichText html={html} />;
    const sheet = { letter: axisLetter(before + index), zone, tone: index % 2 === 0 ? ('sheet' as const) : ('paper' as const) };
    return items.length > 0 ? (
      <SheetSection key={title} {...sheet} title={title} aside={text}>
        {layouts[itemsLayout](items)}
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

/** Shows short texts on one joined sheet, numbered. */
const NumberedItems = ({ items }: { items: readonly TitledText[] }) => (
  <ol className="numbered-items">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

/** A list of concerns that open to their answer, without JavaScript. */
const QuestionItems = ({ items }: { items: readonly TitledText[] }) => (
  <div className="faq">
    {items.map(({ title, text }, index) => (
      <details key={title} open={index === 0}>
        <summary>{title}</summary>
        <div>
          <p>{text}</p>
        </div>
      </details>
    ))}
  </div>
);

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns the letter of a page's section. Building axes leave out I and O, which read as numbers. */
export const axisLetter = (index: number): string => LETTERS[index % LETTERS.length] ?? '';

type ProcessChainProps = {
  steps: readonly TitledText[];
  /** The texts on the measures above the steps; by default these are numbered. */
  measures?: readonly string[];
};

const UNNUMBERED = /^\d+\.\s*/;
const FEW = 4;

/** Shows the steps to a result as a dimension chain. */
export function ProcessChain({ steps, measures = [] }: ProcessChainProps) {
  return (
    <ol className={steps.length === FEW ? 'chain' : 'chain even'}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="measure">{measures[index] ?? index + 1}</span>
          {index === steps.length - 1 && <span className="end-tick" />}
          <h3>{title.replace(UNNUMBERED, '')}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The fewest and the most numbers that the drawing can carry. */
const FEWEST = 4;
const MOST = 7;

/** A list of what customers may expect, numbered on a reviewed plan. */
export function PromiseLegend({ promises }: { promises: readonly TitledText[] }) {
  const t = useT();
  const pins = Math.min(Math.max(promises.length, FEWEST), MOST);
  return (
    <div className="legend">
      <figure>
        <Drawing name={`scene/review-${pins}`} label={t('catalogue.promise.drawing')} />
      </figure>
      <ol>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
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
