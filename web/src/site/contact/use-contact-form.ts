import type { SentContact } from '@contract/people/contact';
import type { ContactTopic } from '@contract/people/contact-topics';
import { useEffect, useState } from 'react';
import { loadCode } from '../../lib/load-code';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { useForm } from '../../ui/forms/use-form';
import { useToast } from '../../ui/feedback/toasts';
import { emptyDraft, messageOf, type ContactDraft, type ContactField } from './contact-draft';
import type { ContactSubject } from './contact-subject';
import { attachments, keptDraft } from './contact-store';

/** A message that has arrived, and what it was about. */
export type SentMessage = SentContact & { topic: ContactTopic };

const loadRules = () => loadCode(import('./contact-problems'));
const loadSender = () => loadCode(import('./send-contact'));

/** Fetches what checking and sending need, once somebody turns to the form: a connection lost later costs no message. */
export const warmUpForm = (): void => void Promise.allSettled([loadRules(), loadSender()]);

/** The message from its first letter until it has arrived. */
export function useContactForm(subject: ContactSubject) {
  const [t, locale] = [useT(), useLocale()];
  const { work } = useToast();
  const [sent, setSent] = useState<SentMessage | null>(null);
  const form = useForm<ContactField>({
    initial: emptyDraft,
    check: async (draft) => (await loadRules()).contactProblems(draft),
    send,
    kept: keptDraft,
  });
  usePrefilled(subject, form.setValues);

  async function send(draft: ContactDraft): Promise<void> {
    const message = messageOf(draft, locale);
    const files = attachments.files.get().map(({ fileName }) => fileName);
    const receipt = await (await loadSender()).sendContact({ ...message, key: attachments.key(), files });
    attachments.startNew();
    keptDraft.set(null);
    form.setValues(emptyDraft);
    setSent({ ...receipt, topic: message.topic });
  }

  /** Files belong to the message that they were first sent with: they are asked for again instead of being left out. */
  async function sendAsNew(): Promise<void> {
    const hadFiles = attachments.files.get().length > 0;
    attachments.startNew();
    if (!hadFiles) return form.submit();
    form.setProblem(null);
    work.error(t('contact-form.files-again'));
  }

  return { ...form, sent, sendAsNew, writeAgain: () => setSent(null) };
}

/** What the link said, where nothing was typed yet. */
function usePrefilled({ topic, plan }: ContactSubject, setValues: (update: (now: ContactDraft) => ContactDraft) => void): void {
  const t = useT();
  useEffect(() => {
    if (!topic) return;
    const message = plan ? t('contact-form.plan', { plan }) : '';
    setValues((now) => ({ ...now, topic: now.topic || topic, message: now.message || message }));
  }, [topic, plan, setValues, t]);
}
