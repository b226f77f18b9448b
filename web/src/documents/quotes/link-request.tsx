import { fileHeaders } from '@contract/files/file';
import type { GuestLinkRequest } from '@contract/quoting/quote';
import { useState } from 'react';
import { useHydrated } from '@tanstack/react-router';
import { post } from '../../lib/http/http';
import { loadCode } from '../../lib/page/load-code';
import { createCartId } from '../../lib/storage/cart-id';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { withAppCheck } from '../../uploads/app-check';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { Field } from '../../ui/forms/field';
import { useForm } from '../../ui/forms/use-form';

/** Asks for the mail with the links to one's requests. The answer is the same whether there are any. */
export function LinkRequest() {
  const t = useT();
  const locale = useLocale();
  const hydrated = useHydrated();
  const [key] = useState(createCartId);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, problem, sending, onSubmit } = useForm<'email'>({
    initial: { email: '' },
    check: async ({ email }) => {
      const wrong = (await loadCode(import('../../ui/forms/email-problem'))).emailProblem(email);
      return wrong ? { email: wrong } : {};
    },
    send: async ({ email }) => {
      await sendLinks({ key, email: email.trim(), locale });
      setSentTo(email.trim());
    },
  });
  if (sentTo !== null) return <p role="status">{t('guest.links.sent', { email: sentTo })}</p>;
  return (
    <form ref={form} className="stack link-request" noValidate aria-label={t('guest.links.title')} onSubmit={onSubmit}>
      <p className="muted">{t('guest.links.text')}</p>
      <Field {...field('email')} label={t('guest.links.email')} required type="email" autoComplete="email" />
      <ProblemNote problem={problem} />
      <button type="submit" className="button primary" disabled={!hydrated || sending}>
        {sending && <Spinner />}
        {t('guest.links.submit')}
      </button>
    </form>
  );
}

/** @throws Problem rate.limited, app-check.failed, server.unavailable */
const sendLinks = (request: GuestLinkRequest): Promise<unknown> =>
  withAppCheck(request.key, (token) =>
    post<unknown>('/api/guest-links', request, { headers: { [fileHeaders.cart]: request.key, [fileHeaders.appCheck]: token } }),
  );
