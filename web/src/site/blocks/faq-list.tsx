import type { Faq } from '@contract/content/product';
import { RichText } from '../../ui/layout/rich-text';

/** Questions that open without JavaScript; the first one stands open. */
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
