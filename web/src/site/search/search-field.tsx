import type { KeyboardEvent, Ref } from 'react';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { MAX_QUESTION_LENGTH } from './search-address';

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>;
  question: string;
  onQuestion: (question: string) => void;
  onStep: (step: 1 | -1) => void;
  /** Id of the list of hits, absent while there is none. */
  list: string | undefined;
  /** Id of the option that Enter opens. */
  active: string | undefined;
};

/** The field of the dialog: a combo box (ARIA 1.2) whose list is always open while it has hits. */
export function SearchField({ ref, question, onQuestion, onStep, list, active }: SearchFieldProps) {
  const t = useT();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <div className="search-input">
      <Icon name="search" />
      <input
        ref={ref}
        className="input"
        role="combobox"
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_QUESTION_LENGTH}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        placeholder={t('search.placeholder')}
        value={question}
        onChange={({ target }) => onQuestion(target.value)}
        onKeyDown={handleKey}
      />
    </div>
  );
}
