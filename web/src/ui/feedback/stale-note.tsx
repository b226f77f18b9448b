import { Icon } from '../marks/icon';

type StaleNoteProps = {
  text: string;
  /** Words of both ways to go on. */
  theirs: string;
  mine: string;
  onTheirs: () => void;
  onMine: () => void;
};

/** Somebody else was faster: what was typed is kept until its author decides. */
export function StaleNote({ text, theirs, mine, onTheirs, onMine }: StaleNoteProps) {
  return (
    <div className="note" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>{text}</p>
        <div className="row">
          <button type="button" className="button small" onClick={onTheirs}>
            {theirs}
          </button>
          <button type="button" className="button small" onClick={onMine}>
            {mine}
          </button>
        </div>
      </div>
    </div>
  );
}
