import { fileExtensions } from '@contract/files/file';
import { useT } from '../lib/strings';
import { useFileTarget } from './use-file-target';

/** For file inputs. */
export const acceptedFiles = fileExtensions.map((extension) => `.${extension}`).join(',');

/** The whole zone is one labelled file input, and takes dropped files: also before the page is awake, since browsers fill inputs themselves. */
export function FileDrop({ hasFiles, onFiles }: { hasFiles: boolean; onFiles: (files: File[]) => void }) {
  const t = useT();
  const { over, ...target } = useFileTarget(onFiles);
  return (
    <label className={over ? 'file-drop over' : 'file-drop'} {...target}>
      <FileInput className="over-all" onFiles={onFiles} />
      <strong>{t(over ? 'files.drop.over' : hasFiles ? 'files.drop.more' : 'files.drop')}</strong>
      <span className="small muted">{t('files.choose')}</span>
    </label>
  );
}

type FileInputProps = { className?: string; onFiles: (files: File[]) => void };

/** An invisible file input for use inside a label; choosing the same file twice works. */
export function FileInput({ className = 'visually-hidden', onFiles }: FileInputProps) {
  return (
    <input
      className={className}
      // Browsers would say "No file chosen" where the pointer rests.
      title=""
      type="file"
      multiple
      accept={acceptedFiles}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
