import type { NewFileRelease, StaffAssignment } from '@contract/production/assignment';
import { openAssignmentStatuses, type AssignmentStatus } from '@contract/states/assignment';
import type { FileEntry } from '@contract/quoting/thread';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../lib/http';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { noRelease, ReleaseChoice } from './release-choice';
import { workPath } from './work-query';

const open: readonly AssignmentStatus[] = openAssignmentStatuses;

type ReleaseFormProps = { work: StaffAssignment; files: readonly FileEntry[]; onView: (work: StaffAssignment) => void };

/** Lets the contractor have further files, while there is work. */
export function ReleaseForm({ work, files, onView }: ReleaseFormProps) {
  const { t } = useTranslation();
  const { work: toast } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [wish, setWish] = useState(noRelease);
  const left = files.filter(({ fileName }) => !work.files.some((released) => released.fileName === fileName));
  const { form, fields, problem, sending, onSubmit } = useForm<'files'>({
    initial: { files: '' },
    check: () => {
      if (wish.fileNames.length === 0) return { files: 'work.files.missing' };
      return wish.checked ? {} : { files: 'work.files.unchecked' };
    },
    send: async () => {
      const release: NewFileRelease = { key, fileNames: [...wish.fileNames], titleBlocksChecked: true };
      onView(await post<StaffAssignment>(`${workPath(work.id)}/files`, release));
      toast.success(t('work.files.released'));
    },
  });
  if (!open.includes(work.status) || left.length === 0) return null;
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <ReleaseChoice files={left} wish={wish} problem={fields.files && t(fields.files)} onWish={setWish} />
      <ProblemNote problem={problem} />
      <div className="row">
        <button type="submit" className="button small" disabled={sending}>
          {t('work.files.release')}
        </button>
      </div>
    </form>
  );
}
