import { type CartList, type CartListChange, MAX_LIST_NAME_LENGTH } from '@contract/quoting/cart-list';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RequestAgain } from '../../../documents/quotes/request-again';
import { patch, remove } from '../../../lib/http/http';
import { pageQuery } from '../../../lib/http/query-string';
import { formatDay } from '../../../lib/text/format';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Field } from '../../../ui/forms/field';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { useForm } from '../../../ui/forms/use-form';
import { DialogButtons, Modal } from '../../../ui/layout/modal';
import { PageHead } from '../../../ui/layout/page-head';
import { SiteLink } from '../../../ui/layout/site-link';
import { Listed } from '../../../ui/tables/listed';
import { type Column, RecordTable } from '../../../ui/tables/record-table';
import { serviceNames } from '../../workspace/document-cells';

const pathOf = (id: string): string => `/api/cart-lists/${encodeURIComponent(id)}`;

/** Returns the query for the account's own lists of services, newest first. */
export const cartListsQuery = () => pageQuery<CartList>(['cart-lists'], '/api/cart-lists', {});

/** A list of the lists of services that the customer keeps, to open, rename and delete. */
export function CartListsPage() {
  const t = useT();
  const above = (
    <nav className="breadcrumb" aria-label={t('portal.breadcrumb')}>
      <Link to="/app/quotes" activeOptions={{ exact: true }}>
        {t('portal.quotes')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{t('cart-lists')}</span>
    </nav>
  );
  return (
    <>
      <PageHead title={t('cart-lists')} above={above} />
      <Listed query={useInfiniteQuery(cartListsQuery())} none={<NoLists />} count={(count) => t('cart-lists.count', { count })}>
        {(lists) => <ListTable lists={lists} />}
      </Listed>
    </>
  );
}

function NoLists() {
  const t = useT();
  return (
    <EmptySheet title={t('cart-lists.none')} text={t('cart-lists.none.text')}>
      <SiteLink className="button primary" to="/konfigurator">
        {t('cart-lists.none.link')}
      </SiteLink>
    </EmptySheet>
  );
}

const ListTable = ({ lists }: { lists: readonly CartList[] }) => (
  <RecordTable idOf={({ id }) => id} className="cart-list-table" rows={lists} columns={useColumns()} />
);

function useColumns(): Column<CartList>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { title: t('cart-lists.name'), cell: ({ name }) => <b>{name}</b> },
    { title: t('cart-lists.services'), cell: ({ items }) => serviceNames([...new Set(items.map(({ name }) => name))], locale) },
    { title: t('cart-lists.saved'), labelled: true, className: 'mono nowrap', cell: ({ savedAt }) => formatDay(savedAt, locale) },
    { title: t('cart-lists.actions'), cell: (list) => <ListActions list={list} /> },
  ];
}

function ListActions({ list }: { list: CartList }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [renaming, setRenaming] = useState(false);
  const [ask, dialog] = useConfirm();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['cart-lists'] });
  const away = useMutation({ mutationFn: () => remove(pathOf(list.id)), onSuccess, meta: { success: 'cart-lists.deleted' } });
  const handleDelete = async () => {
    const { name } = list;
    const question = { title: t('cart-lists.delete'), text: t('cart-lists.delete.text', { name }), confirm: t('cart-lists.delete') };
    if (await ask(question)) away.mutate();
  };
  return (
    <div className="row">
      <RequestAgain linesOf={() => list.items} label={t('cart-lists.open')} className="button small" />
      <button type="button" className="button ghost small" onClick={() => setRenaming(true)}>
        {t('cart-lists.rename')}
      </button>
      <button type="button" className="button ghost small" disabled={away.isPending} onClick={() => void handleDelete()}>
        {t('cart-lists.delete')}
      </button>
      {renaming && <RenameDialog list={list} onRenamed={onSuccess} onClose={() => setRenaming(false)} />}
      {dialog}
    </div>
  );
}

function RenameDialog({ list, onRenamed, onClose }: { list: CartList; onRenamed: () => Promise<unknown>; onClose: () => void }) {
  const t = useT();
  const { form, field, problem, sending, onSubmit } = useForm<'name'>({
    initial: { name: list.name },
    check: ({ name }) => (name.trim() === '' ? { name: 'cart-lists.name-missing' } : {}),
    send: async ({ name }) => {
      await patch<CartList>(pathOf(list.id), { name: name.trim() } satisfies CartListChange);
      await onRenamed();
      onClose();
    },
  });
  return (
    <Modal title={t('cart-lists.rename')} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <Field {...field('name')} label={t('cart-lists.name')} required maxLength={MAX_LIST_NAME_LENGTH} />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('cart-lists.rename')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
