import type { FileEntry } from '@contract/quoting/thread';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '../../ui/forms/field-message';

/** Files chosen for a contractor, and whether their title blocks were looked at. */
export type ReleaseWish = { fileNames: readonly string[]; checked: boolean };
export const noRelease: ReleaseWish = { fileNames: [], checked: false };

type ReleaseChoiceProps = {
  files: readonly FileEntry[];
  wish: ReleaseWish;
  /** What is wrong, translated. */
  problem?: string | undefined;
  onWish: (wish: ReleaseWish) => void;
};

/** Chooses files, and reminds to look at title blocks: a plan names its owner there. */
export function ReleaseChoice({ files, wish, problem, onWish }: ReleaseChoiceProps) {
  const { t } = useTranslation();
  const { fileNames, checked } = wish;
  const toggle = (fileName: string, chosen: boolean) =>
    onWish({ ...wish, fileNames: chosen ? [...fileNames, fileName] : fileNames.filter((name) => name !== fileName) });
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
          <input type="checkbox" checked={checked} onChange={({ target }) => onWish({ ...wish, checked: target.checked })} />
          <b>{t('work.files.checked')}</b>
        </label>
      )}
      {problem && <FieldMessage text={problem} />}
    </fieldset>
  );
}
