import { useState } from 'react';
import { post } from '../../lib/http/http';
import { useT } from '../../lib/text/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { useHydrated } from '@tanstack/react-router';
import { useForm } from '../../ui/forms/use-form';

/** Asks before reminders are switched off, since whatever looks at links for safety must not do so. */
export function StopReminders({ token }: { token: string }) {
  const t = useT();
  const hydrated = useHydrated();
  const [done, setDone] = useState(false);
  const { form, problem, sending, onSubmit } = useForm({
    initial: {},
    check: () => ({}),
    send: () => post(`/api/unsubscribe/${encodeURIComponent(token)}`, {}).then(() => setDone(true)),
  });
  return (
    <div className="wrap guest-quote">
      <div className="box empty-state empty-cart" role="status">
        <h1>{t(done ? 'unsubscribe.done.title' : 'unsubscribe.title')}</h1>
        <p className="muted">{t(done ? 'unsubscribe.done.text' : 'unsubscribe.text')}</p>
        {!done && (
          <form ref={form} className="stack" onSubmit={onSubmit}>
            {problem?.code === 'not-found' ? <p className="note warn">{t('unsubscribe.unknown')}</p> : <ProblemNote problem={problem} />}
            <button type="submit" className="button primary" disabled={!hydrated || sending}>
              {sending && <Spinner />}
              {t('unsubscribe.submit')}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
