import type { ReactNode } from 'react';
import type { Heading } from '../../lib/head/heading-ids';
import { useT } from '../../lib/text/strings';

/** A list of contents pays from so many headings on. */
const WORTH_LISTING = 3;

/** A long text beside the list of its headings, which stays in sight. */
export function TextWithContents({ headings, children }: { headings: readonly Heading[]; children: ReactNode }) {
  const t = useT();
  if (headings.length < WORTH_LISTING) return children;
  return (
    <div className="text-with-contents">
      <nav aria-label={t('pages.contents')}>
        <p className="label">{t('pages.contents')}</p>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>{children}</div>
    </div>
  );
}
