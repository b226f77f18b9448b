import { Email } from '@contract/people/account';
import { locales, type Locale } from '@contract/constants';
import type { Invitation, NewInvitation } from '@contract/production/contractor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { post } from '../../../lib/http/http';
import { Field } from '../../../ui/forms/field';
import { Modal, DialogButtons } from '../../../ui/layout/modal';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { useToast } from '../../../ui/feedback/toasts';
import { useForm } from '../../../ui/forms/use-form';
import { invitationPath, invitationsQuery } from './contractors-query';

/** A dialog that invites somebody by mail. All tries carry one key, so that one mail is sent. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queryClient = useQueryClient();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, problem, sending, onSubmit } = useForm<'name' | 'email' | 'language'>({
    initial: { name: '', email: '', language: 'en' },
    check: ({ name, email }) => ({
      ...(name.trim() === '' && { name: 'contractors.invite.name.missing' as const }),
      ...(!Email.safeParse(email).success && { email: 'contractors.invite.email.missing' as const }),
    }),
    send: async ({ name, email, language }) => {
      await post<Invitation>(invitationPath(), { key, name, email, language: language as Locale } satisfies NewInvitation);
      await queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
      work.success(t('contractors.invite.done'));
      onClose();
    },
  });
  return (
    <Modal title={t('contractors.invite')} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('contractors.invite.text')}</p>
        <Field {...field('name')} label={t('people.name')} required maxLength={120} autoComplete="off" />
        <Field
          {...field('email')}
          label={t('people.email')}
          required
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...field('language')}
          label={t('people.language')}
          required
          options={locales.map((locale) => ({ value: locale, text: t(`people.language.${locale}`) }))}
        />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('contractors.invite.send')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
