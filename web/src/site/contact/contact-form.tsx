import { contactTopics } from '@contract/people/contact-topics';
import { useState, type FormEvent } from 'react';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { SiteLink } from '../../ui/layout/site-link';
import { Spinner } from '../../ui/feedback/spinner';
import { useAwake } from '../../ui/layout/use-awake';
import { AttachedFiles } from './attached-files';
import { ContactSent } from './contact-sent';
import type { ContactSubject } from './contact-subject';
import { useContactForm, warmUpForm } from './use-contact-form';

/** The contact form, then what became of the message. */
export function ContactForm({ subject }: { subject: ContactSubject }) {
  const message = useContactForm(subject);
  return message.sent ? <ContactSent sent={message.sent} onAgain={message.writeAgain} /> : <MessageForm message={message} />;
}

type Message = ReturnType<typeof useContactForm>;

function MessageForm({ message }: { message: Message }) {
  const t = useT();
  const { form, checkedField, problem, sending, sendAsNew, onSubmit } = message;
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    setRefused(uploading);
    if (uploading) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <form
      ref={form}
      className="box contact-form"
      method="post"
      noValidate
      aria-labelledby="contact-form-title"
      onSubmit={handleSubmit}
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
  const awake = useAwake();
  return (
    <button type="submit" className="button primary" disabled={!awake || sending}>
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
