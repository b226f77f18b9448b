import type { TitledText } from '@contract/content/content-page';

/** Short texts on one joined sheet, numbered. */
export const NumberedItems = ({ items }: { items: readonly TitledText[] }) => (
  <ol className="numbered-items">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
