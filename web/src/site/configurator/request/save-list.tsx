import { type CartList, MAX_LIST_NAME_LENGTH, type NewCartList } from '@contract/quoting/cart-list';
import { useState } from 'react';
import { post } from '../../../lib/http/http';
import { useT } from '../../../lib/text/strings';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { useToast } from '../../../ui/feedback/toasts';
import { Field } from '../../../ui/forms/field';
import { useForm } from '../../../ui/forms/use-form';
import { DialogButtons, Modal } from '../../../ui/layout/modal';
import { useCart } from '../cart/use-cart';

/** Keeps the services of the cart in the account under a name, without files. The cart itself stays the browser's (spec §7). */
export function SaveListButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button ghost small" onClick={() => setOpen(true)}>
        {t('cart-lists.save')}
      </button>
      {open && <SaveListDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveListDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { items } = useCart();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, problem, sending, onSubmit } = useForm<'name'>({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'cart-lists.name-missing' } : {}),
    send: async ({ name }) => {
      await post<CartList>('/api/cart-lists', { key, name: name.trim(), items: items.map(listItem) } satisfies NewCartList);
      work.success(t('cart-lists.saved.done'));
      onClose();
    },
  });
  return (
    <Modal title={t('cart-lists.save')} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('cart-lists.save.text')}</p>
        <Field {...field('name')} label={t('cart-lists.name')} required maxLength={MAX_LIST_NAME_LENGTH} />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('cart-lists.save')}
        </DialogButtons>
      </form>
    </Modal>
  );
}

type Item = ReturnType<typeof useCart>['items'][number];

const listItem = ({ productId, quantity, productData: { selectedAddons, note } }: Item): NewCartList['items'][number] => ({
  productId,
  quantity,
  selectedAddons,
  ...(note ? { note } : {}),
});
