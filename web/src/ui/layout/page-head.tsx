import type { ReactNode } from 'react';

type PageHeadProps = {
  title: ReactNode;
  /** Above the title: date or way back. */ above?: ReactNode;
  below?: ReactNode;
  /** Actions. */ children?: ReactNode;
};

/** The head of a page inside an area. */
export const PageHead = ({ title, above, below, children }: PageHeadProps) => (
  <div className="page-head">
    <div>
      {above}
      <h1>{title}</h1>
      {below}
    </div>
    {children && <div className="row">{children}</div>}
  </div>
);
