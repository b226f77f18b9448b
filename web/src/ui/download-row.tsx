import { FileRow } from './file-row';
import { Icon } from './icon';

type DownloadRowProps = {
  name: string;
  state: string;
  /** What the button is called. */
  label: string;
  onDownload: () => void;
};

/** A file in a list that can be fetched. */
export const DownloadRow = ({ name, state, label, onDownload }: DownloadRowProps) => (
  <li>
    <FileRow name={name} state={state}>
      <button type="button" className="icon-button" aria-label={label} onClick={onDownload}>
        <Icon name="download" />
      </button>
    </FileRow>
  </li>
);
