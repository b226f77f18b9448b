import { declarationPaths } from '@contract/content/content-path';
import type { DeclarationKind } from '@contract/people/declaration';
import type { LegalPage } from '@contract/content/legal-page';
import type { Site } from '@contract/content/site';
import { CompanyFacts } from '../blocks/company-facts';
import { crumbsTo } from '../blocks/crumbs';
import { NeedsScript } from '../blocks/needs-script';
import { PageFacts } from '../blocks/page-facts';
import { PageIntro } from '../blocks/page-intro';
import type { PageContext } from '../../lib/page-context';
import { webPageJsonLd } from '../../lib/page-json-ld';
import { withParts } from '../../lib/page-parts';
import { pageHead } from '../../lib/seo';
import { LawNotes } from './law-notes';
import { WithdrawalInstruction } from './withdrawal-instruction';

type Declaring = {
  kind: DeclarationKind;
  site: Site;
  /** For a withdrawal, where there are some. */
  terms?: LegalPage | null;
};

/** What surrounds the form of a declaration, and what the page says about itself. */
export function declarationContent({ kind, site, terms }: Declaring, context: PageContext) {
  const { t } = context;
  const path = declarationPaths[kind];
  const title = t(`declaration.${kind}.title`);
  const crumbs = crumbsTo(t, { name: title, path });
  const description = t(`declaration.${kind}.description`);
  return withParts(
    { recipient: site.address },
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
