import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { ContactRow } from '../people/find-contacts';
import type { Locale } from '../../contract/constants';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { ActionLink, FactList, Layout, Paragraph } from '../../platform/mail/layout';
import type { Sender } from '../../platform/mail/sender';

type ContactOutboxMail = { language: Locale; payload: Record<string, string> };
type ContactMail = Sender & { contact: ContactRow; locale: Locale };

const templates = { 'contact-received': ContactReceived, 'contact-notice': ContactNotice };

export const isContactMail = (template: string): template is keyof typeof templates => Object.hasOwn(templates, template);

/** Writes a mail about a message of the contact form, or null when the message has been erased since. */
export async function renderContactMail(
  strapi: Core.Strapi,
  template: keyof typeof templates,
  { language, payload }: ContactOutboxMail,
  sender: Sender,
): Promise<{ subject: string; html: string; replyTo?: string } | null> {
  const contact: ContactRow | null = await strapi.db.query('api::contact.contact').findOne({ where: { documentId: payload.contactId } });
  if (!contact) return null;
  const Template = templates[template];
  const html = await render(<Template {...sender} contact={contact} locale={language} />);
  const subject = translate(language, `mail.${template}.subject`, valuesOf(contact, language));
  return { subject, html, ...(template === 'contact-notice' && { replyTo: contact.email }) };
}

/** The mail to the sender. It leaves the message out: a person who types another's address must not write to them through us. */
function ContactReceived({ contact, locale, brand, footer }: ContactMail) {
  const t = (part: string) => translate(locale, `mail.contact-received.${part}`, valuesOf(contact, locale));
  return (
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      <Paragraph>{translate(locale, 'mail.greeting-plain')}</Paragraph>
      <Paragraph>{t('text')}</Paragraph>
      <Paragraph>{t('note')}</Paragraph>
    </Layout>
  );
}

/** The mail to staff; an answer to it goes straight to the sender. */
function ContactNotice({ contact, locale, brand, footer }: ContactMail) {
  const t = (part: string) => translate(locale, `mail.contact-notice.${part}`, valuesOf(contact, locale));
  const fact = (name: string, value: string | null) => [translate(locale, `mail.contact.${name}`), value ?? ''] as const;
  return (
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      <FactList
        facts={[
          fact('name', contact.name),
          fact('email', contact.email),
          fact('phone', contact.phone),
          fact('company', contact.company),
          fact('topic', topicOf(contact, locale)),
          fact('message', contact.message),
          fact('files', contact.files.map(({ originalName }) => originalName).join('\n')),
        ]}
      />
      <ActionLink href={`${publicUrl}/admin/contacts`}>{t('link')}</ActionLink>
    </Layout>
  );
}

const topicOf = ({ topic }: ContactRow, locale: Locale) => translate(locale, `mail.contact.topic.${topic}`);
const valuesOf = (contact: ContactRow, locale: Locale) => ({ name: contact.name, email: contact.email, topic: topicOf(contact, locale) });
