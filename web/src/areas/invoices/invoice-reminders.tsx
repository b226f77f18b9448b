import { REMINDER_DAYS, type StaffInvoice } from '@contract/billing/invoice';
import { useState } from 'react';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { formatDate } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import { Panel } from '../../ui/layout/panel';

type ReminderTransition = 'remind' | 'stop-reminders' | 'resume-reminders';

/** Says when an open invoice's next reminder goes out, and lets staff send it now, stop reminders for a reason, and resume them. */
export function InvoiceReminders({ invoice }: { invoice: Transitionable<StaffInvoice> }) {
  const t = useT();
  const locale = useLocale();
  const [requested, setRequested] = useState<ReminderTransition | null>(null);
  const { status, reminders, reminderStop, remindOn } = invoice.view;
  const mayRemind = status === 'overdue' && reminders.length < REMINDER_DAYS.length;
  const switched: ReminderTransition = reminderStop === null ? 'stop-reminders' : 'resume-reminders';
  const button = (event: ReminderTransition) => (
    <button type="button" className="button small full" onClick={() => setRequested(event)}>
      {t(`invoice.event.${event}`)}
    </button>
  );
  return (
    <Panel title={t('invoice.reminders')}>
      <div className="stack">
        <p className="small">
          {reminderStop !== null
            ? t('invoice.reminders.stopped', { reason: reminderStop })
            : remindOn
              ? t('invoice.reminders.next', { date: formatDate(remindOn, locale) })
              : t('invoice.reminders.none')}
        </p>
        {mayRemind && button('remind')}
        {(remindOn || reminderStop !== null) && button(switched)}
      </div>
      {requested && <ReminderDialog invoice={invoice} event={requested} onClose={() => setRequested(null)} />}
    </Panel>
  );
}

type ReminderDialogProps = { invoice: Transitionable<StaffInvoice>; event: ReminderTransition; onClose: () => void };

function ReminderDialog({ invoice, event, onClose }: ReminderDialogProps) {
  const t = useT();
  const perform = usePerform(invoice, `invoice.${event}`);
  return (
    <TransitionDialog
      title={t(`invoice.event.${event}`)}
      text={t(`transition.invoice.${event}.text`)}
      note={event === 'stop-reminders' ? { label: t('transition.invoice.stop-reminders.label'), required: true } : undefined}
      onSend={(text) => perform({ text })}
      onClose={onClose}
    />
  );
}
