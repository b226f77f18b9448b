import type { Quote } from '@contract/quote';
import type { ReactNode } from 'react';
import { useT } from '../../lib/strings';
import { QuoteFiles } from './quote-files';
import { QuotePositions } from './quote-positions';
import { QuoteTitle } from './quote-title';

type QuoteSheetProps = {
  quote: Quote;
  /** The API's path of this quote. */
  path: string;
  /** The side column. */
  children: ReactNode;
};

/** A request on one sheet: title block, positions and files. */
export function QuoteSheet({ quote, path, children }: QuoteSheetProps) {
  const t = useT();
  return (
    <div className="main-and-side">
      <div>
        <section className="panel quote-sheet" aria-label={t('guest.lines')}>
          <QuoteTitle quote={quote} />
          <QuotePositions quote={quote} />
        </section>
        <QuoteFiles lines={quote.lines} path={path} />
      </div>
      <div>{children}</div>
    </div>
  );
}
