import type { DeclarationMatch, StaffDeclaration } from '@contract/people/declaration';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../lib/http';
import { Field } from '../../ui/forms/field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/spinner';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';

/** Names the order that a withdrawal ends, and ends it. */
export function MatchForm({ id, known }: { id: string; known: string }) {
  const { t } = useTranslation();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, problem, sending, onSubmit } = useForm<'orderNumber'>({
    initial: { orderNumber: known },
    check: ({ orderNumber }) => (/^BE-\d{4}-\d{5,}$/i.test(orderNumber.trim()) ? {} : { orderNumber: 'field.refused' }),
    send: async ({ orderNumber }) => {
      const match: DeclarationMatch = { key, orderNumber };
      await post<StaffDeclaration>(`/api/staff/declarations/${encodeURIComponent(id)}/match`, match);
      work.success(t('admin.declaration.match.done'));
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <Field {...field('orderNumber')} label={t('admin.declaration.order-number')} required />
      <ProblemNote problem={problem} />
      <button type="submit" className="button danger small" disabled={sending}>
        {sending && <Spinner />}
        {t('admin.declaration.match')}
      </button>
    </form>
  );
}
