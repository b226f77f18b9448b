import type { ReactNode } from 'react';
import { StaticPart } from '../../ui/static-part';

type DeclarationLayoutProps = { parts: { before: ReactNode; after: ReactNode } | undefined; children: ReactNode };

/** A declaration's page: what it is, the form, what the law says. Printed, a receipt stands alone. */
export const DeclarationLayout = ({ parts, children }: DeclarationLayoutProps) => (
  <div className="declaration-page">
    <StaticPart>{parts?.before}</StaticPart>
    <section className="section sheet">
      <div className="wrap">{children}</div>
    </section>
    <StaticPart>{parts?.after}</StaticPart>
  </div>
);
