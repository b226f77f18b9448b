import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { FormSection } from '../../ui/forms/form-section';
import { StaticSection } from '../../ui/layout/static-page';

type DeclarationLayoutProps = { sections: { before: ReactNode; notes: ReactNode; after: ReactNode } | undefined; children: ReactNode };

/** A declaration's page: what it is, the form, what the law says. Printed, a receipt stands alone. */
export function DeclarationLayout({ sections, children }: DeclarationLayoutProps) {
  const t = useT();
  return (
    <div className="declaration-page">
      <StaticSection>{sections?.before}</StaticSection>
      <FormSection zone={t('declaration.zone')} notes={sections?.notes}>
        {children}
      </FormSection>
      <StaticSection>{sections?.after}</StaticSection>
    </div>
  );
}
