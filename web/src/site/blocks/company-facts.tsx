import type { Site } from '@contract/content/site';
import { useT } from '../../lib/strings';
import { TitleBlock } from '../../ui/layout/title-block';
import { phoneHref } from '../../lib/phone-href';

export type CompanyData = Pick<Site, 'brand' | 'phone' | 'email' | 'address' | 'supportHours'>;

/** Who we are and how we are reached, as a drawing's title block. */
export function CompanyFacts({ company }: { company: CompanyData }) {
  const t = useT();
  return (
    <TitleBlock
      facts={[
        { name: t('pages.company.name'), value: company.address, fullRow: true },
        { name: t('pages.company.phone'), value: <a href={phoneHref(company.phone)}>{company.phone}</a> },
        { name: t('pages.company.hours'), value: company.supportHours },
        { name: t('pages.company.email'), value: <a href={`mailto:${company.email}`}>{company.email}</a>, fullRow: true },
      ]}
    />
  );
}
