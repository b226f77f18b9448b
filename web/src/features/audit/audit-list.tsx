import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { EmptySheet } from '../../ui/empty-sheet';
import { Loaded } from '../../ui/loaded';
import { MoreRows } from '../../ui/more-rows';
import { PageHead } from '../../ui/page-head';
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
      <div className="panel page-panel">
        <Loaded query={query} lines={10}>
          {(pages) => {
            const entries = rowsOf(pages);
            if (entries.length === 0) return <EmptySheet title={t('audit.none')} text={t('audit.none.text')} />;
            return (
              <>
                <AuditTable entries={entries} />
                <MoreRows query={query} count={t('audit.count', { count: entries.length })} />
              </>
            );
          }}
        </Loaded>
      </div>
    </>
  );
}
