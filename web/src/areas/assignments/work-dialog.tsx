import type { StaffAssignment } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import type { FileEntry } from '@contract/quoting/thread';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { withMessage } from '../../lib/with-message';
import { AssignmentStatus } from '../../ui/marks/assignment-status';
import { Loaded } from '../../ui/tables/loaded';
import { Modal } from '../../ui/layout/modal';
import { TitleBlock } from '../../ui/layout/title-block';
import { AssignmentThread } from './assignment-thread';
import { Deadline } from './deadline';
import { ReleaseForm } from './release-form';
import { SubmittedResults } from './submitted-results';
import { WorkMoves } from './work-moves';
import { oneWorkQuery, showWork, workPath } from './work-query';

type WorkDialogProps = { id: string; /** What can be released. */ files: readonly FileEntry[]; onClose: () => void };

/** One contractor's work as staff decide on it: terms, moves, results, files and words. */
export function WorkDialog({ id, files, onClose }: WorkDialogProps) {
  const { t } = useTranslation();
  const query = useQuery(oneWorkQuery(id));
  return (
    <Modal title={query.data?.title ?? t('assignment')} wide onClose={onClose}>
      <Loaded query={query}>{(work) => <Work work={work} files={files} />}</Loaded>
      <button type="button" className="button" onClick={onClose}>
        {t('work.close')}
      </button>
    </Modal>
  );
}

function Work({ work, files }: { work: StaffAssignment; files: readonly FileEntry[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const onView = (next: StaffAssignment) => showWork(queryClient, next);
  const path = workPath(work.id);
  const { contractor, terms, status, reworks, brief } = work;
  return (
    <div className="stack">
      <div className="row">
        <AssignmentStatus status={status} />
        <Deadline assignment={work} />
      </div>
      <TitleBlock
        columns={4}
        facts={[
          { name: t('work.contractor'), value: contractor.name },
          { name: t('assignment.price'), value: terms ? formatCents(terms.price, locale) : t('assignment.open-terms') },
          { name: t('assignment.days'), value: terms?.days ?? '–' },
          { name: t('work.reworks'), value: reworks },
        ]}
      />
      <p className="message-text">{brief}</p>
      <WorkMoves work={{ path, view: work, onView }} />
      <SubmittedResults results={work.results} path={path} />
      <ReleaseForm key={work.files.length} work={work} files={files} onView={onView} />
      <AssignmentThread path={path} messages={work.messages} viewer="staff" onMessage={(message) => onView(withMessage(work, message))} />
    </div>
  );
}
