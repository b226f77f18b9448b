import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { groupHits } from './group-hits';
import { resultsPath } from './search-address';
import { SearchField } from './search-field';
import { SearchOptions, optionId } from './search-options';
import { SearchStatus } from './search-status';
import { useChoice } from './use-choice';
import { useHits } from './use-hits';

/** Searches while typing. Arrows choose, Enter opens what is chosen or else all hits, Esc closes and gives the focus back. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const router = useRouter();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState('');
  const found = useHits(question);
  // In the order in which they are shown, for the arrows.
  const hits = groupHits(found.hits).flatMap(([, group]) => group);
  const { chosen, step, choose } = useChoice(hits.length);
  const active = hits[chosen];
  const list = hits.length > 0 ? `${id}hits` : undefined;
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const ask = (next: string) => {
    setQuestion(next);
    choose(-1);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (active && list) return document.getElementById(optionId(list, active))?.click();
    if (!question.trim()) return;
    dialog.current?.close();
    void router.navigate({ href: resultsPath(question.trim()) });
  };
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={t('search.title')} onClose={onClose} onClick={closeOnLinkOrOutside}>
      <form className="search-dialog-head" role="search" onSubmit={handleSubmit}>
        <SearchField
          ref={field}
          question={question}
          onQuestion={ask}
          onStep={step}
          list={list}
          active={active && list && optionId(list, active)}
        />
        <button type="button" className="icon-button" aria-label={t('search.close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </form>
      <div className="search-dialog-body">
        {list && <SearchOptions id={list} hits={hits} active={active} />}
        <SearchStatus question={question.trim()} found={found} />
      </div>
    </dialog>
  );
}

/** A link leads on and a click beside the sheet leaves it; either way the dialog has done its work. */
function closeOnLinkOrOutside({ currentTarget, target }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close();
}
