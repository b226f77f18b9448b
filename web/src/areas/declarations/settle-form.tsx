import type { DeclarationSettlement, StaffDeclaration } from '@contract/people/declaration';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../lib/http';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/spinner';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';

/** Files a declaration that ends no order, with the reason. */
export function SettleForm({ id }: { id: string }) {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, problem, sending, onSubmit } = useForm<'reason'>({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'admin.declaration.settle.missing' }),
    send: async ({ reason }) => {
      const settlement: DeclarationSettlement = { key, reason };
      await post<StaffDeclaration>(`/api/staff/declarations/${encodeURIComponent(id)}/settle`, settlement);
      work.success(t('admin.declaration.settle.done'));
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <Field
        {...field('reason')}
        label={t('admin.declaration.settle.reason')}
        hint={t('admin.declaration.settle.hint')}
        multiline
        required
        maxLength={1_000}
      />
      <ProblemNote problem={problem} />
      <button type="submit" className="button small" disabled={sending}>
        {sending && <Spinner />}
        {t('admin.declaration.settle')}
      </button>
    </form>
  );
}
