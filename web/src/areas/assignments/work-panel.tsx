import type { StaffAssignmentSummary } from '@contract/production/assignment';
import type { FileEntry } from '@contract/quoting/thread';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../../lib/page-query';
import { Loaded } from '../../ui/tables/loaded';
import { MoreRows } from '../../ui/tables/more-rows';
import { Panel } from '../../ui/layout/panel';
import type { NewWork } from './new-work';
import { workQuery } from './work-query';
import { WorkTable } from './work-table';

const NewWorkDialog = lazy(() => import('./new-work-dialog').then((module) => ({ default: module.NewWorkDialog })));
const WorkDialog = lazy(() => import('./work-dialog').then((module) => ({ default: module.WorkDialog })));

type WorkPanelProps = {
  quoteId: string;
  /** How work can be given out now: asking needs something open, assigning an order in production. */
  ways: readonly NewWork[];
  /** What can be released to contractors. */
  files: readonly FileEntry[];
};

/** Who was asked for a price or works on this, side by side, and the ways to ask more. */
export function WorkPanel({ quoteId, ways, files }: WorkPanelProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<NewWork | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const query = useInfiniteQuery(workQuery(quoteId));
  return (
    <Panel title={t('work.title')} flush>
      <Loaded query={query} lines={2}>
        {(pages) => <Asked work={rowsOf(pages)} onOpen={setOpened} />}
      </Loaded>
      {query.hasNextPage && <MoreRows query={query} count="" />}
      {ways.length > 0 && (
        <div className="panel-body row">
          {ways.map((way) => (
            <button key={way} type="button" className="button small" onClick={() => setWanted(way)}>
              {t(`work.${way}`)}
            </button>
          ))}
        </div>
      )}
      <Suspense>
        {wanted && <NewWorkDialog way={wanted} quoteId={quoteId} files={files} onClose={() => setWanted(null)} />}
        {opened && <WorkDialog id={opened} files={files} onClose={() => setOpened(null)} />}
      </Suspense>
    </Panel>
  );
}

function Asked({ work, onOpen }: { work: readonly StaffAssignmentSummary[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  if (work.length === 0) return <p className="panel-body muted">{t('work.none')}</p>;
  return <WorkTable work={work} onOpen={onOpen} />;
}
