import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { remove } from '../../lib/http';
import { useConfirm } from '../../ui/forms/use-confirm';

/** Throws a draft away, after a question. */
export function DiscardButton({ path, onDiscarded }: { path: string; onDiscarded: () => void }) {
  const { t } = useTranslation();
  const [ask, question] = useConfirm();
  const discard = useMutation({
    mutationFn: () => remove(path),
    onSuccess: onDiscarded,
    meta: { success: 'admin.invoice.discarded' },
  });
  const handleClick = async () => {
    const sure = await ask({
      title: t('invoice.event.discard'),
      text: t('admin.invoice.discard.text'),
      confirm: t('invoice.event.discard'),
    });
    if (sure) discard.mutate();
  };
  return (
    <>
      <button type="button" className="button ghost small full" disabled={discard.isPending} onClick={() => void handleClick()}>
        {t('invoice.event.discard')}
      </button>
      {question}
    </>
  );
}
