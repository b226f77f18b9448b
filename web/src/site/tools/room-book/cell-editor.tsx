import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from './room-book';

/** The end of an edit, by where the focus goes next; `left` means that it has already gone. */
export type EditEnd = 'down' | 'next' | 'previous' | 'stay' | 'left';

type CellEditorProps = {
  label: string;
  text: string;
  /** Selects the text, as when a cell is opened; otherwise typing goes on behind it. */
  isSelected: boolean;
  isNumber: boolean;
  onEnd: (text: string | null, end: EditEnd) => void;
};

/** The input inside a cell. Enter, Tab and leaving keep what was typed, Esc does not. */
export function CellEditor({ label, text, isSelected, isNumber, onEnd }: CellEditorProps) {
  const [draft, setDraft] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (isSelected) input.current?.select();
  }, [isSelected]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const end = event.key === 'Enter' ? 'down' : event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : null;
    if (event.key !== 'Escape' && !end) return;
    event.preventDefault();
    onEnd(end ? draft : null, end ?? 'stay');
  };
  return (
    <input
      ref={input}
      className="cell-input"
      aria-label={label}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={limits.textLength}
      autoComplete="off"
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={(event) => event.stopPropagation()}
      onBlur={() => onEnd(draft, 'left')}
    />
  );
}
