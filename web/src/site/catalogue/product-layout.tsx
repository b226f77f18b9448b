import type { Accent } from '@contract/content/product';
import type { ReactNode } from 'react';
import { StaticSection } from '../../ui/layout/static-page';
import type { productContent } from './product-content';

type ProductLayoutProps = {
  accent: Accent;
  sections: ReturnType<typeof productContent>['sections'];
  /** The box in which the visitor configures this service. */
  configurator: ReactNode;
};

/** A service's page: static parts around the box. */
export function ProductLayout({ accent, sections, configurator }: ProductLayoutProps) {
  return (
    <div data-accent={accent}>
      <StaticSection>{sections?.way}</StaticSection>
      <div className="wrap product-layout">
        <StaticSection>{sections?.top}</StaticSection>
        <div className="product-side">{configurator}</div>
        <StaticSection>{sections?.text}</StaticSection>
      </div>
      <StaticSection>{sections?.below}</StaticSection>
    </div>
  );
}
