import type { NewFileRelease, StaffAssignment } from '@contract/production/assignment';
import { type AssignmentStatus, openAssignmentStatuses } from '@contract/states/assignment';
import type { FileEntry } from '@contract/quoting/thread';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { post } from '../../lib/http/http';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { workPath } from './assignments-query';
import { FieldMessage } from '../../ui/forms/field-message';

const open: readonly AssignmentStatus[] = openAssignmentStatuses;

type ReleaseFormProps = { work: StaffAssignment; files: readonly FileEntry[]; onView: (work: StaffAssignment) => void };

/** A form that releases further files to the contractor, while there is work. */
export function ReleaseForm({ work, files, onView }: ReleaseFormProps) {
  const t = useT();
  const { work: toast } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [request, setRequest] = useState(noRelease);
  const left = files.filter(({ fileName }) => !work.files.some((released) => released.fileName === fileName));
  const { form, fields, problem, sending, onSubmit } = useForm<'files'>({
    initial: { files: '' },
    check: () => {
      if (request.fileNames.length === 0) return { files: 'work.files.missing' };
      return request.checked ? {} : { files: 'work.files.unchecked' };
    },
    send: async () => {
      const release: NewFileRelease = { key, fileNames: [...request.fileNames], titleBlocksChecked: true };
      onView(await post<StaffAssignment>(`${workPath(work.id)}/files`, release));
      toast.success(t('work.files.released'));
    },
  });
  if (!open.includes(work.status) || left.length === 0) return null;
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <ReleaseChoice files={left} request={request} problem={fields.files && t(fields.files)} onRequest={setRequest} />
      <ProblemNote problem={problem} />
      <div className="row">
        <button type="submit" className="button small" disabled={sending}>
          {t('work.files.release')}
        </button>
      </div>
    </form>
  );
}

/** The files chosen for a contractor, and whether their title blocks were looked at. */
export type ReleaseRequest = { fileNames: readonly string[]; checked: boolean };
export const noRelease: ReleaseRequest = { fileNames: [], checked: false };

type ReleaseChoiceProps = {
  files: readonly FileEntry[];
  request: ReleaseRequest;
  /** The error message, translated. */
  problem?: string | undefined;
  onRequest: (request: ReleaseRequest) => void;
};

/** A choice of files, with a reminder to look at title blocks: a plan names its owner there. */
export function ReleaseChoice({ files, request, problem, onRequest }: ReleaseChoiceProps) {
  const t = useT();
  const { fileNames, checked } = request;
  const toggle = (fileName: string, chosen: boolean) =>
    onRequest({ ...request, fileNames: chosen ? [...fileNames, fileName] : fileNames.filter((name) => name !== fileName) });
  return (
    <fieldset className="stack">
      <legend className="field-label">
        {t('work.files')} <span className="muted">{t('field.optional')}</span>
      </legend>
      <p className="small muted">{t(files.length === 0 ? 'work.files.none' : 'work.files.hint')}</p>
      {files.map(({ fileName, originalName }) => (
        <label key={fileName} className="row small">
          <input type="checkbox" checked={fileNames.includes(fileName)} onChange={({ target }) => toggle(fileName, target.checked)} />
          {originalName}
        </label>
      ))}
      {fileNames.length > 0 && (
        <label className="row small note">
          <input type="checkbox" checked={checked} onChange={({ target }) => onRequest({ ...request, checked: target.checked })} />
          <b>{t('work.files.checked')}</b>
        </label>
      )}
      {problem && <FieldMessage text={problem} />}
    </fieldset>
  );
}
