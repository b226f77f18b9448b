import type { Mail } from '@contract/mailbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../lib/http';
import { mailPath, mailQuery } from './mail-queries';

/** Sends a mail that failed once more. The key stays while the button is there, so that a second click is the same wish. */
export function ResendMail({ id }: { id: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: () => post<Mail>(`${mailPath(id)}/resend`, { key }),
    onSuccess: (mail) => queryClient.setQueryData(mailQuery(id).queryKey, mail),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'mails', 'list'] }),
    meta: { success: 'mailbox.resent' },
  });
  return (
    <button type="button" className="button primary" disabled={isPending} onClick={() => mutate()}>
      {t('mailbox.resend')}
    </button>
  );
}
