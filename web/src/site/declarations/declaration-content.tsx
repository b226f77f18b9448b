import { contentPath } from '@contract/content/content-path';
import { ownPages } from '@contract/content/page-kinds';
import type { DeclarationKind } from '@contract/people/declaration';
import type { LegalPage } from '@contract/content/content-page';
import type { Site } from '@contract/content/site';
import { CompanyFacts, DraftNote, FormNotes } from '../blocks/company-facts';
import { crumbsTo, PageFacts, PageIntro } from '../blocks/page-intro';
import { NeedsScript } from '../blocks/needs-script';
import type { PageContext } from '../../lib/page/page-context';
import { webPageJsonLd } from '../../lib/head/page-json-ld';
import { withStaticSections } from '../../lib/head/static-sections';
import { pageHead } from '../../lib/head/seo';
import { useT } from '../../lib/text/strings';
import { RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';

type Declaring = {
  kind: DeclarationKind;
  site: Site;
  /** The terms of a withdrawal, where there are some. */
  terms?: LegalPage | null;
};

/** Returns the page around the form of a declaration, and its head. */
export function declarationContent({ kind, site, terms }: Declaring, context: PageContext) {
  const { t } = context;
  const path = ownPages[kind].path;
  const title = t(`declaration.${kind}.title`);
  const crumbs = crumbsTo(t, { name: title, path });
  const description = t(`declaration.${kind}.description`);
  return withStaticSections(
    { recipient: [site.legalName, site.address].filter(Boolean).join(', ') },
    {
      head: pageHead({ title: t(`declaration.${kind}.head`), description, path, ...context }),
      before: (
        <>
          <PageIntro crumbs={crumbs} title={title} lead={t(`declaration.${kind}.lead`)} aside={<CompanyFacts company={site} />} />
          <NeedsScript text={t(`declaration.${kind}.offline`)} company={site} />
        </>
      ),
      notes: <LawNotes kind={kind} />,
      after: (
        <>
          {terms && <WithdrawalInstruction terms={terms} />}
          <PageFacts crumbs={crumbs} context={context} facts={[webPageJsonLd({ name: title, description: description, path }, context)]} />
        </>
      ),
    },
  );
}

const notes = {
  withdrawal: ['withdrawal.who', 'withdrawal.term', 'withdrawal.effect'],
  cancellation: ['cancellation.ordinary', 'cancellation.cause', 'cancellation.proof'],
} as const;

/** Shows the law on a declaration in short. */
function LawNotes({ kind }: { kind: DeclarationKind }) {
  const t = useT();
  return (
    <FormNotes
      title={t(`declaration.law.${kind}`)}
      notes={notes[kind].map((note) => ({ title: t(`declaration.law.${note}`), text: t(`declaration.law.${note}-text`) }))}
    />
  );
}

/** Shows the instruction on withdrawal as the terms have it, so that there is only one. */
function WithdrawalInstruction({ terms }: { terms: LegalPage }) {
  const t = useT();
  const html = withdrawalSection(terms.bodyHtml);
  return (
    <>
      {!terms.final && <DraftNote />}
      <SheetSection letter="B" zone={t('declaration.law')} title={t('declaration.instruction')} tone="sheet">
        {html && <RichText html={html} />}
        <p>
          <SiteLink className="link" to={contentPath('legal-page', terms.slug)}>
            {t('declaration.instruction.link')}
          </SiteLink>
        </p>
      </SheetSection>
    </>
  );
}

/** Returns the part of the terms about withdrawal, without its heading; null when editors have none. */
export function withdrawalSection(termsHtml: string): string | null {
  const sections = termsHtml.split(/(?=<h2[ >])/);
  const found = sections.find((section) => /^<h2[^>]*>[^<]*(widerruf|withdrawal)/i.test(section));
  return found?.replace(/^<h2[^>]*>.*?<\/h2>/s, '').trim() || null;
}
