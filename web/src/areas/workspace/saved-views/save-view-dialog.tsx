import { MAX_VIEW_NAME_LENGTH, type SavedView, type ViewFilter, type ViewedList } from '@contract/people/saved-view';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { post } from '../../../lib/http/http';
import { Field } from '../../../ui/forms/field';
import { Modal, DialogButtons } from '../../../ui/layout/modal';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { useToast } from '../../../ui/feedback/toasts';
import { useForm } from '../../../ui/forms/use-form';
import { readViewsAnew, SAVED_VIEWS_PATH } from './saved-views-query';

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
