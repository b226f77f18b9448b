import type { ReactNode } from 'react';
import { StaticSection } from '../../ui/layout/static-page';
import type { toolContent } from './tool-content';

type ToolLayoutProps = {
  sections: ReturnType<typeof toolContent>['sections'];
  /** The tool itself, the only component of the page that runs in the browser. */
  children: ReactNode;
};

/** A tool's page: the tool first, its rules and questions below. */
export function ToolLayout({ sections, children }: ToolLayoutProps) {
  return (
    <div data-accent="data" className="tool-page">
      <StaticSection>{sections?.top}</StaticSection>
      <div className="wrap">{children}</div>
      <StaticSection>{sections?.below}</StaticSection>
    </div>
  );
}
