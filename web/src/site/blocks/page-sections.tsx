import type { Section } from '@contract/content/content-page';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { axisLetter } from './axis-letter';
import { NumberedItems } from './numbered-items';
import { ProcessChain } from './process-chain';
import { PromiseLegend } from './promise-legend';
import { QuestionItems } from './question-items';

export type ItemsLayout = keyof typeof layouts;

const layouts = {
  numbered: (items: Section['items']) => <NumberedItems items={items} />,
  chain: (items: Section['items']) => <ProcessChain steps={items} />,
  legend: (items: Section['items']) => <PromiseLegend promises={items} />,
  questions: (items: Section['items']) => <QuestionItems items={items} />,
};

type PageSectionsProps = {
  sections: readonly Section[];
  /** What the mark of each section says. */
  zone: string;
  itemsLayout?: ItemsLayout;
  /** Sections before these, for their letters. */
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
