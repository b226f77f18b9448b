import { MAX_VIEW_NAME_LENGTH, type SavedView, type SavedViewChange, type ViewedList, type ViewFilter } from '@contract/people/saved-view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../../lib/text/strings';
import { patch, remove, post } from '../../../lib/http/http';
import { Modal, DialogButtons } from '../../../ui/layout/modal';
import { useForm } from '../../../ui/forms/use-form';
import { readViewsAnew, SAVED_VIEWS_PATH } from './saved-views-query';
import { useState } from 'react';
import { Field } from '../../../ui/forms/field';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { useToast } from '../../../ui/feedback/toasts';

type ManageViewsDialogProps = { list: ViewedList; views: readonly SavedView[]; onClose: () => void };

/** A dialog that renames, shares or deletes one's own views of a list. */
export function ManageViewsDialog({ list, views, onClose }: ManageViewsDialogProps) {
  const t = useT();
  return (
    <Modal title={t('view.manage')} onClose={onClose} wide>
      {views.length === 0 ? (
        <p>{t('view.none')}</p>
      ) : (
        <ul className="view-list">
          {views.map((view) => (
            <ViewEntry key={view.id} list={list} view={view} />
          ))}
        </ul>
      )}
      <div className="row">
        <button type="button" className="button" onClick={onClose}>
          {t('view.close')}
        </button>
      </div>
    </Modal>
  );
}

function ViewEntry({ list, view }: { list: ViewedList; view: SavedView }) {
  const t = useT();
  const queryClient = useQueryClient();
  const path = `${SAVED_VIEWS_PATH}/${encodeURIComponent(view.id)}`;
  const onSuccess = () => readViewsAnew(queryClient, list);
  const change = useMutation({
    mutationFn: (changed: SavedViewChange) => patch<SavedView>(path, changed),
    onSuccess,
    meta: { success: 'view.changed' },
  });
  const away = useMutation({ mutationFn: () => remove(path), onSuccess, meta: { success: 'view.removed' } });
  const busy = change.isPending || away.isPending;
  const { form, field, onSubmit } = useForm<'name'>({
    initial: { name: view.name },
    check: () => ({}),
    send: async (typed) => {
      // The answer is not awaited: the toast tells what became of it.
      if (typed.name.trim() !== view.name) change.mutate({ name: typed.name.trim() });
    },
  });
  const { value: name, onValue } = field('name');
  return (
    <li>
      <form ref={form} className="row" onSubmit={onSubmit}>
        <input
          className="input small"
          aria-label={t('view.name-of', { name: view.name })}
          value={name}
          required
          maxLength={MAX_VIEW_NAME_LENGTH}
          onChange={({ target }) => onValue(target.value)}
        />
        <button type="submit" className="button small" disabled={busy || name.trim() === '' || name.trim() === view.name}>
          {t('view.rename')}
        </button>
        <button type="button" className="button small" disabled={busy} onClick={() => change.mutate({ shared: !view.shared })}>
          {t(view.shared ? 'view.unshare' : 'view.share-now')}
        </button>
        <button type="button" className="button small danger" disabled={busy} onClick={() => away.mutate()}>
          {t('view.remove')}
        </button>
      </form>
    </li>
  );
}

type SaveViewDialogProps = { list: ViewedList; filter: ViewFilter; onClose: () => void };

/** Gives what the list shows now a name. */
export function SaveViewDialog({ list, filter, onClose }: SaveViewDialogProps) {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [shared, setShared] = useState(false);
  const { form, field, problem, sending, onSubmit } = useForm<'name'>({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'view.name-missing' } : {}),
    send: async ({ name }) => {
      await post<SavedView>(SAVED_VIEWS_PATH, { key, list, name: name.trim(), filter, shared });
      await readViewsAnew(queryClient, list);
      work.success(t('view.saved.done'));
      onClose();
    },
  });
  return (
    <Modal title={t('view.save')} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('view.save.text')}</p>
        <Field {...field('name')} label={t('view.name')} required maxLength={MAX_VIEW_NAME_LENGTH} />
        <label className="check">
          <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
          <span>{t('view.share')}</span>
        </label>
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('view.save')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
