import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../marks/icon';

const QUIET_MS = 300;

type SearchFieldProps = { label: string; value: string; /** Called when typing rests. */ onSearch: (text: string) => void };

/** A search that follows the typing; `/` leads into it from anywhere on the page. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [requested, setRequested] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== requested) {
    // The address was changed from outside: by back and forward, or by a link.
    setRequested(value);
    setText(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === requested) return;
    const timer = setTimeout(() => {
      setRequested(text.trim());
      search(text.trim());
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, requested]);
  useSlashKey(() => input.current?.focus());
  return (
    <label className="search-field">
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input
        ref={input}
        className="input small"
        type="search"
        maxLength={80}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // It searches by itself; a form around it must not be sent.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </label>
  );
}

function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onSlash();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
}
