import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import type { AuditFilter } from './audit-filter';
import { AuditForm } from './audit-form';
import { auditQuery } from './audit-query';
import { AuditTable } from './audit-table';

type AuditListProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** What happened in the shop, who did it and when. */
export function AuditList({ filter, onFilter }: AuditListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(auditQuery(filter));
  return (
    <>
      <PageHead title={t('audit')} />
      <AuditForm key={JSON.stringify(filter)} filter={filter} onFilter={onFilter} />
      <Listed
        query={query}
        lines={10}
        none={<EmptySheet title={t('audit.none')} text={t('audit.none.text')} />}
        count={(count) => t('audit.count', { count })}
      >
        {(entries) => <AuditTable entries={entries} />}
      </Listed>
    </>
  );
}
