import type { LegalPage as Legal } from '@contract/content/legal-page';
import { DraftNote } from '../blocks/draft-note';
import { PageIntro } from '../blocks/page-intro';
import { TextWithContents } from '../blocks/text-with-contents';
import { withHeadingIds } from '../../lib/heading-ids';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import type { Crumb } from '../../ui/layout/breadcrumb';
import { formatDay } from '../../ui/marks/format-time';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';

/** A legal text with its contents beside it; printed, only the text is left. */
export function LegalPage({ legal, crumbs }: { legal: Legal; crumbs: readonly Crumb[] }) {
  const t = useT();
  const day = formatDay(legal.updatedAt.slice(0, 10), useLocale());
  const { html, headings } = withHeadingIds(legal.bodyHtml);
  return (
    <>
      <PageIntro crumbs={crumbs} title={legal.title} lead={t('pages.legal.as-of', { day })} />
      {!legal.final && <DraftNote />}
      <SheetSection letter="A" zone={t('pages.legal.zone')} tone="sheet">
        <TextWithContents headings={headings}>
          <RichText html={html} />
        </TextWithContents>
      </SheetSection>
    </>
  );
}
