import type { Accent } from '@contract/content/product';
import type { ReactNode } from 'react';
import { StaticPart } from '../../ui/layout/static-part';
import type { productContent } from './product-content';

type ProductLayoutProps = {
  accent: Accent;
  parts: ReturnType<typeof productContent>['parts'];
  /** The box in which the visitor configures this service. */
  configurator: ReactNode;
};

/** A service's page: static parts around the box. */
export function ProductLayout({ accent, parts, configurator }: ProductLayoutProps) {
  return (
    <div data-accent={accent}>
      <StaticPart>{parts?.way}</StaticPart>
      <div className="wrap product-layout">
        <StaticPart>{parts?.top}</StaticPart>
        <div className="product-side">{configurator}</div>
        <StaticPart>{parts?.text}</StaticPart>
      </div>
      <StaticPart>{parts?.below}</StaticPart>
    </div>
  );
}
