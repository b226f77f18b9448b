import type { SentContact } from '@contract/people/contact';
import { type ContactTopic, contactTopics, MAX_CONTACT_FILES } from '@contract/people/contact-topics';
import { useEffect, useState, useRef } from 'react';
import { useT, useLoadStrings } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { FieldMessage } from '../../ui/forms/field-message';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { SiteLink } from '../../ui/layout/site-link';
import { Spinner } from '../../ui/feedback/loading';
import { useHydrated } from '@tanstack/react-router';
import { attachments, type ContactDraft, type ContactField, type ContactSubject, emptyDraft, keptDraft, messageOf } from './contact-draft';
import { useLocale } from '../../lib/text/locale';
import { formatMoment } from '../../lib/text/format';
import { TitleBlock, useFocusedTitle } from '../../ui/layout/page-head';
import { loadCode } from '../../lib/page/load-code';
import { useForm } from '../../ui/forms/use-form';
import { useToast } from '../../ui/feedback/toasts';
import { IconFrame, plus } from '../../ui/marks/icon-paths';
import type { AttachmentList } from '../../uploads/attachment-list';

/** Shows the contact form, then what became of the message. */
export function ContactForm({ subject }: { subject: ContactSubject }) {
  const message = useContactForm(subject);
  return message.sent ? <ContactSent sent={message.sent} onAgain={message.writeAgain} /> : <MessageForm message={message} />;
}

type Message = ReturnType<typeof useContactForm>;

function MessageForm({ message }: { message: Message }) {
  const t = useT();
  const { form, checkedField, problem, sending, sendAsNew, submitIf } = message;
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState(false);
  const haveFilesArrived = () => {
    setRefused(uploading);
    return !uploading;
  };
  return (
    <form
      ref={form}
      className="box contact-form"
      method="post"
      noValidate
      aria-labelledby="contact-form-title"
      onSubmit={submitIf(haveFilesArrived)}
      onFocus={warmUpForm}
    >
      <div className="box-head">
        <h2 id="contact-form-title">{t('contact-form.title')}</h2>
      </div>
      <div className="box-body stack">
        <p className="muted">{t('contact-form.lead')}</p>
        <MessageFields field={checkedField} />
        <AttachedFiles onUploading={setUploading} />
        {refused && uploading && (
          <p className="note warn" role="alert">
            {t('contact-form.files.unfinished')}
          </p>
        )}
        <ProblemNote problem={problem}>
          {problem?.code === 'contact.already-sent' && (
            <button type="button" className="link small" onClick={() => void sendAsNew()}>
              {t('contact-form.as-new')}
            </button>
          )}
        </ProblemNote>
        <SendButton sending={sending} />
        <p className="small muted">
          {t('contact-form.privacy')} <SiteLink to="/rechtliches/datenschutzrichtlinie">{t('contact-form.privacy.link')}</SiteLink>
        </p>
      </div>
    </form>
  );
}

function SendButton({ sending }: { sending: boolean }) {
  const t = useT();
  const hydrated = useHydrated();
  return (
    <button type="submit" className="button primary" disabled={!hydrated || sending}>
      {sending && <Spinner />}
      {t(sending ? 'contact-form.sending' : 'contact-form.send')}
    </button>
  );
}

function MessageFields({ field }: { field: Message['checkedField'] }) {
  const t = useT();
  const topics = contactTopics.map((topic) => ({ value: topic, text: t(`contact-form.topic.${topic}`) }));
  const options = [{ value: '', text: t('contact-form.topic.choose') }, ...topics];
  return (
    <>
      <div className="two-columns">
        <Field {...field('name')} label={t('contact-form.name')} required autoComplete="name" maxLength={120} />
        <Field
          {...field('email')}
          label={t('contact-form.email')}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...field('phone')} label={t('contact-form.phone')} hint={t('contact-form.phone.hint')} type="tel" autoComplete="tel" />
        <Field {...field('company')} label={t('contact-form.company')} autoComplete="organization" maxLength={160} />
      </div>
      <Field {...field('topic')} label={t('contact-form.topic')} required options={options} autoComplete="off" />
      <Field
        {...field('message')}
        label={t('contact-form.message')}
        hint={t('contact-form.message.hint')}
        required
        multiline
        autoComplete="off"
      />
    </>
  );
}

/** Shows that the message was sent, and what happens next. */
function ContactSent({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const t = useT();
  const locale = useLocale();
  const title = useFocusedTitle();
  const facts = [
    { name: t('contact-form.sent.email'), value: sent.email },
    { name: t('contact-form.sent.topic'), value: t(`contact-form.topic.${sent.topic}`) },
    { name: t('contact-form.sent.at'), value: formatMoment(sent.receivedAt, locale) },
  ];
  return (
    <div className="stack form-done">
      <h2 ref={title} tabIndex={-1}>
        {t('contact-form.sent.title')}
      </h2>
      <TitleBlock columns={3} facts={facts} />
      <div className="row">
        <button type="button" className="button" onClick={onAgain}>
          {t('contact-form.sent.again')}
        </button>
        <SiteLink className="button ghost" to="/">
          {t('missing.home')}
        </SiteLink>
      </div>
    </div>
  );
}

/** A message that has arrived, and what it was about. */
type SentMessage = SentContact & { topic: ContactTopic };

const loadRules = () => loadCode(import('./send-contact'));
const loadSender = () => loadCode(import('./send-contact'));

/** Fetches what checking and sending need, once somebody turns to the form: a connection lost later costs no message. */
const warmUpForm = (): void => void Promise.allSettled([loadRules(), loadSender()]);

/** Returns the form of a message, from its first letter until it has arrived. */
function useContactForm(subject: ContactSubject) {
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

  /** Sends the message under a new key, or first asks for its files again: they belong to the message that they were first sent with. */
  async function sendAsNew(): Promise<void> {
    const hadFiles = attachments.files.get().length > 0;
    attachments.startNew();
    if (!hadFiles) return form.submit();
    form.setProblem(null);
    work.error(t('contact-form.files-again'));
  }

  return { ...form, sent, sendAsNew, writeAgain: () => setSent(null) };
}

/** Fills in the subject of the link where nothing has been typed yet. */
function usePrefilled({ topic, plan }: ContactSubject, setValues: (update: (now: ContactDraft) => ContactDraft) => void): void {
  const t = useT();
  useEffect(() => {
    if (!topic) return;
    const message = plan ? t('contact-form.plan', { plan }) : '';
    setValues((now) => ({ ...now, topic: now.topic || topic, message: now.message || message }));
  }, [topic, plan, setValues, t]);
}

type AttachedFilesProps = {
  /** Receives true while files are on their way. */
  onUploading: (uploading: boolean) => void;
};

/** The files of a message. What uploads them is loaded when somebody wants to attach one, or had before a reload. */
function AttachedFiles({ onUploading }: AttachedFilesProps) {
  const t = useT();
  const { Files, failed, load, place } = useFilesPart();
  const hydrated = useHydrated();
  return (
    <fieldset ref={place} className="attached-files">
      <legend className="field-label">
        {t('contact-form.files')} <span className="muted">{t('field.optional')}</span>
      </legend>
      {Files ? (
        <Files
          attachments={attachments}
          tooMany={t('contact-form.files.too-many', { count: MAX_CONTACT_FILES })}
          onUploading={onUploading}
        />
      ) : (
        <button type="button" className="button" disabled={!hydrated} onClick={() => load(true)}>
          <IconFrame small>{plus}</IconFrame> {t('contact-form.files.add')}
        </button>
      )}
      <small className="muted">{t('contact-form.files.hint', { count: MAX_CONTACT_FILES })}</small>
      <div role="status">{failed && <FieldMessage text={t('contact-form.files.failed')} />}</div>
    </fieldset>
  );
}

function useFilesPart() {
  const loadStrings = useLoadStrings();
  const place = useRef<HTMLFieldSetElement>(null);
  const [part, setPart] = useState<{ Files: typeof AttachmentList; requested: boolean } | null>(null);
  const [failed, setFailed] = useState(false);

  function load(requested: boolean): void {
    setFailed(false);
    Promise.all([import('../../uploads/attachment-list'), loadStrings(['configurator'])]).then(
      ([{ AttachmentList }]) => setPart({ Files: AttachmentList, requested }),
      () => setFailed(true),
    );
  }

  useEffect(() => {
    if (attachments.files.get().length + attachments.uploads.get().length > 0) load(false);
    // oxlint-disable-next-line react/exhaustive-deps -- what a reload has left
  }, []);

  // The button that had the focus is gone.
  useEffect(() => {
    if (part?.requested) place.current?.querySelector('input')?.focus();
  }, [part]);

  return { Files: part?.Files, failed, load, place };
}
