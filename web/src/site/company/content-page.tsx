import type { ContentPage as Content } from '@contract/content/content-page';
import type { ReactNode } from 'react';
import { CallToActionBand } from '../blocks/call-to-action-band';
import { DraftNote } from '../blocks/draft-note';
import { PageIntro } from '../blocks/page-intro';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { axisLetter } from '../blocks/axis-letter';
import { PageSections, type ItemsLayout } from '../blocks/page-sections';

type ContentPageProps = {
  page: Content;
  crumbs: readonly Crumb[];
  phone: string;
  /** Beside the title. */
  aside?: ReactNode;
};

/** How a page shows the items of its sections; every other page numbers them. */
const itemsLayouts: Record<string, ItemsLayout> = { 'so-funktionierts': 'chain', 'deine-vorteile': 'legend', 'hilfe-center': 'questions' };

/** A page of sections: what editors wrote, in the shape its address asks for. */
export function ContentPage({ page, crumbs, phone, aside }: ContentPageProps) {
  return (
    <>
      <PageIntro crumbs={crumbs} title={page.title} lead={page.intro} aside={aside} />
      {!page.final && <DraftNote />}
      <PageSections sections={page.sections} zone={page.title} itemsLayout={itemsLayouts[page.slug] ?? 'numbered'} />
      <CallToActionBand letter={axisLetter(page.sections.length)} callToAction={page.cta} phone={phone} />
    </>
  );
}
