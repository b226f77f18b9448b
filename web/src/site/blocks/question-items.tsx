import type { TitledText } from '@contract/content/content-page';

/** Concerns that open to their answer, without JavaScript. */
export const QuestionItems = ({ items }: { items: readonly TitledText[] }) => (
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
