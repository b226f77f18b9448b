import type { ReactNode } from 'react';
import { StaticPart } from '../../ui/layout/static-part';
import type { toolContent } from './tool-content';

type ToolLayoutProps = {
  parts: ReturnType<typeof toolContent>['parts'];
  /** The tool itself, the only part that lives in the browser. */
  children: ReactNode;
};

/** A tool's page: the tool first, its rules and questions below. */
export function ToolLayout({ parts, children }: ToolLayoutProps) {
  return (
    <div data-accent="data" className="tool-page">
      <StaticPart>{parts?.top}</StaticPart>
      <div className="wrap">{children}</div>
      <StaticPart>{parts?.below}</StaticPart>
    </div>
  );
}
