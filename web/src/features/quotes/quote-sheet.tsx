import type { Quote } from '@contract/quote';
import type { ReactNode } from 'react';
import { QuoteFiles } from './quote-files';
import { RequestSheet } from './request-sheet';

type QuoteSheetProps = {
  quote: Quote;
  /** The API's path of this quote. */
  path: string;
  /** The side column. */
  children: ReactNode;
};

/** A request and its files. */
export function QuoteSheet({ quote, path, children }: QuoteSheetProps) {
  return (
    <div className="main-and-side">
      <div>
        <RequestSheet quote={quote} />
        <QuoteFiles lines={quote.lines} path={path} />
      </div>
      <div>{children}</div>
    </div>
  );
}
