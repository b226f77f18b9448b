import type { Section, SectionItem, TitledText } from '@contract/content/content-page';
import { useT } from '../../lib/text/strings';
import { InlineText } from '../../ui/layout/rich-text';
import { Drawing } from '../../ui/marks/drawing';
import { Icon } from '../../ui/marks/icon';

export type Item = TitledText & { /** The text with its links, of texts that may have some. */ html?: string };

export const ItemText = ({ item: { text, html } }: { item: Item }) => <p>{html ? <InlineText html={html} /> : text}</p>;

export const TitledItem = ({ item }: { item: Item }) => (
  <>
    <h3>{item.title}</h3>
    <ItemText item={item} />
  </>
);

/** Shows short texts on one joined sheet, numbered. */
export const NumberedItems = ({ items }: { items: readonly Item[] }) => (
  <ol className="numbered-items">
    {items.map((item) => (
      <li key={item.title}>
        <TitledItem item={item} />
      </li>
    ))}
  </ol>
);

type Items = { items: Section['items'] };

/** What comes in, what leaves, and the other thing that comes in: the drawings of three items, in their order. */
const conversionDrawings = [
  { name: 'paper-to-cad', accent: 'paper' },
  { name: 'cad-services', accent: 'cad' },
  { name: 'as-built', accent: 'asbuilt' },
] as const;

/** Shows two kinds of material that become the same result in the middle. */
export const Conversion = ({ items }: Items) => (
  <ul className="conversion">
    {items.slice(0, conversionDrawings.length).map((item, index) => (
      <li key={item.title} data-accent={conversionDrawings[index]?.accent}>
        <Drawing name={conversionDrawings[index]?.name ?? ''} />
        <TitledItem item={item} />
      </li>
    ))}
  </ul>
);

/** Shows who does what: a lane for each who is responsible, in the order of their first step; steps go from left to right. */
export function Lanes({ items }: Items) {
  const lanes = [...new Set(items.map(({ by }) => by))];
  return (
    <ol className="lanes">
      {items.map((item, index) => (
        <li key={item.title} data-lane={lanes.indexOf(item.by) + 1}>
          <b aria-hidden="true">{index + 1}</b>
          <span className="lane-name">{item.by}</span>
          <TitledItem item={item} />
        </li>
      ))}
    </ol>
  );
}

/** Shows concerns side by side, each with its shortest way. */
export const Ways = ({ items }: Items) => (
  <ul className="ways">
    {items.map((item) => (
      <li key={item.title}>
        <TitledItem item={item} />
      </li>
    ))}
  </ul>
);

/** Shows a table of limits: what is delivered, what is not, and who does that. */
export function Limits({ items }: Items) {
  const t = useT();
  return (
    <table className="limits">
      <thead>
        <tr>
          {(['task', 'delivered', 'not', 'by'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`pages.limits.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <LimitRow key={item.title} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function LimitRow({ item: { title, html, limit, by } }: { item: SectionItem }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <Icon name="check" small /> <InlineText html={html} />
      </td>
      <td className="left-out" data-label={t('pages.limits.not')}>
        <span>{limit}</span>
      </td>
      <td data-label={t('pages.limits.by')}>{by}</td>
    </tr>
  );
}

/** Shows how to send something rolled up, beside the roll. */
export const PostSteps = ({ items }: Items) => (
  <div className="post-steps">
    <figure className="hero-drawing">
      <Drawing name="scene/plan-roll" />
    </figure>
    <NumberedItems items={items} />
  </div>
);
