import type { ReactNode } from 'react';
import { useT } from '../../lib/text/strings';
import { FormSection } from '../../ui/forms/form-section';
import { StaticPart } from '../../ui/layout/static-page';

type DeclarationLayoutProps = { parts: { before: ReactNode; notes: ReactNode; after: ReactNode } | undefined; children: ReactNode };

/** A declaration's page: what it is, the form, what the law says. Printed, a receipt stands alone. */
export function DeclarationLayout({ parts, children }: DeclarationLayoutProps) {
  const t = useT();
  return (
    <div className="declaration-page">
      <StaticPart>{parts?.before}</StaticPart>
      <FormSection zone={t('declaration.zone')} notes={parts?.notes}>
        {children}
      </FormSection>
      <StaticPart>{parts?.after}</StaticPart>
    </div>
  );
}
