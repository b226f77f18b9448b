import type { NewFileRelease, StaffAssignment } from '@contract/production/assignment';
import { type AssignmentStatus, openAssignmentStatuses } from '@contract/states/assignment';
import { isDownloadable } from '@contract/files/file-check';
import type { FileEntry } from '@contract/quoting/thread';
import { useState } from 'react';
import { useT } from '../../lib/text/strings';
import { post } from '../../lib/http/http';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { workPath } from './assignments-query';
import { FileMetadata } from './file-metadata';
import { PreviewButton } from '../../downloads/download-list';
import { isViewable } from '../../downloads/use-download';
import { FieldMessage } from '../../ui/forms/field-message';

const open: readonly AssignmentStatus[] = openAssignmentStatuses;

type ReleaseFormProps = { work: StaffAssignment; path: string; files: readonly FileEntry[]; onView: (work: StaffAssignment) => void };

/** A form that releases further files to the contractor, while there is work. */
export function ReleaseForm({ work, path, files, onView }: ReleaseFormProps) {
  const t = useT();
  const { work: toast } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [request, setRequest] = useState(noRelease);
  const left = files.filter(({ fileName }) => !work.released.includes(fileName));
  const { form, fields, problem, sending, onSubmit } = useForm<'files'>({
    initial: { files: '' },
    check: () => {
      if (request.fileNames.length === 0) return { files: 'work.files.missing' };
      return request.checked ? {} : { files: 'work.files.unchecked' };
    },
    send: async () => {
      const release: NewFileRelease = { key, ...releaseBody(request) };
      onView(await post<StaffAssignment>(`${workPath(work.id)}/files`, release));
      toast.success(t('work.files.released'));
    },
  });
  if (!open.includes(work.status) || left.length === 0) return null;
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <ReleaseChoice
        quoteId={work.quoteId}
        path={path}
        files={left}
        request={request}
        problem={fields.files && t(fields.files)}
        onRequest={setRequest}
      />
      <ProblemNote problem={problem} />
      <div className="row">
        <button type="submit" className="button small" disabled={sending}>
          {t('work.files.release')}
        </button>
      </div>
    </form>
  );
}

/** The files chosen for a contractor, which of them they get as cleaned copies, and whether their title blocks were looked at. */
export type ReleaseRequest = { fileNames: readonly string[]; cleaned: readonly string[]; checked: boolean };
export const noRelease: ReleaseRequest = { fileNames: [], cleaned: [], checked: false };

/** Returns a release as it is sent, once it has been checked. */
export const releaseBody = ({ fileNames, cleaned }: ReleaseRequest) => ({
  fileNames: [...fileNames],
  cleaned: cleaned.filter((name) => fileNames.includes(name)),
  titleBlocksChecked: true as const,
});

type ReleaseChoiceProps = {
  /** The request that the files, or those of its order, belong to. */
  quoteId: string;
  /** The API's path of the quote or order, below which its files are. */
  path: string;
  files: readonly FileEntry[];
  request: ReleaseRequest;
  /** The error message, translated. */
  problem?: string | undefined;
  onRequest: (request: ReleaseRequest) => void;
};

/** A choice of files, with a reminder to look at title blocks: a plan names its owner there. */
export function ReleaseChoice({ quoteId, path, files, request, problem, onRequest }: ReleaseChoiceProps) {
  const t = useT();
  const { fileNames, cleaned, checked } = request;
  const toggle = (fileName: string, chosen: boolean) =>
    onRequest({ ...request, fileNames: chosen ? [...fileNames, fileName] : fileNames.filter((name) => name !== fileName) });
  const setCleaned = (fileName: string, isCleaned: boolean) =>
    onRequest({ ...request, cleaned: isCleaned ? [...cleaned, fileName] : cleaned.filter((name) => name !== fileName) });
  return (
    <fieldset className="stack">
      <legend className="field-label">
        {t('work.files')} <span className="muted">{t('field.optional')}</span>
      </legend>
      <p className="small muted">{t(files.length === 0 ? 'work.files.none' : 'work.files.hint')}</p>
      {files.map((file) => (
        <div key={file.fileName}>
          <div className="row between">
            <FileChoice file={file} chosen={fileNames.includes(file.fileName)} onChosen={(chosen) => toggle(file.fileName, chosen)} />
            {isViewable(file) && <PreviewButton file={file} path={path} />}
          </div>
          {fileNames.includes(file.fileName) && (
            <FileMetadata
              quoteId={quoteId}
              file={file}
              cleaned={cleaned.includes(file.fileName)}
              onCleaned={(isCleaned) => setCleaned(file.fileName, isCleaned)}
            />
          )}
        </div>
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

type FileChoiceProps = { file: FileEntry; chosen: boolean; onChosen: (chosen: boolean) => void };

/** A file to choose; one that a check holds back says so, and cannot be. */
function FileChoice({ file: { originalName, check }, chosen, onChosen }: FileChoiceProps) {
  const t = useT();
  const isFree = isDownloadable(check);
  return (
    <label className="row small">
      <input type="checkbox" checked={chosen} disabled={!isFree} onChange={({ target }) => onChosen(target.checked)} />
      {originalName}
      {check !== 'clean' && <span className={isFree ? 'muted' : 'late'}>{t(`file.check.staff.${check}`)}</span>}
    </label>
  );
}
