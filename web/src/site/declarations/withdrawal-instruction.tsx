import type { LegalPage } from '@contract/content/legal-page';
import { DraftNote } from '../blocks/draft-note';
import { useT } from '../../lib/strings';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';
import { withdrawalSection } from './withdrawal-section';

/** The instruction on withdrawal as the terms have it, so that there is only one. */
export function WithdrawalInstruction({ terms }: { terms: LegalPage }) {
  const t = useT();
  const html = withdrawalSection(terms.bodyHtml);
  return (
    <>
      {!terms.final && <DraftNote />}
      <SheetSection letter="B" zone={t('declaration.law')} title={t('declaration.instruction')} tone="sheet">
        {html && <RichText html={html} />}
        <p>
          <SiteLink className="link" to={`/rechtliches/${terms.slug}`}>
            {t('declaration.instruction.link')}
          </SiteLink>
        </p>
      </SheetSection>
    </>
  );
}
