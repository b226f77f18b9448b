import type { ReactNode, Ref } from 'react';

/** One object for good: React would empty the part if a later render brought a new one. */
const KEEP_MARKUP = { __html: '' };

/**
 * A part of a page that never changes in the browser. On the first page the browser keeps the server's HTML, and neither
 * the part's code nor its content is sent; reached by client navigation, the loader has brought both (`withParts`).
 */
export function StaticPart({ children, ref }: { children: ReactNode | undefined; ref?: Ref<HTMLDivElement> }) {
  return children === undefined ? (
    <div key="kept" ref={ref} className="static-part" dangerouslySetInnerHTML={KEEP_MARKUP} suppressHydrationWarning />
  ) : (
    <div key="rendered" ref={ref} className="static-part">
      {children}
    </div>
  );
}
