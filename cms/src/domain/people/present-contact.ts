import type { ContactMessage, SentContact } from '../../contract/people/contact';
import type { ContactRow } from './contact-row';

export const presentSent = ({ email, receivedAt }: ContactRow): SentContact => ({ email, receivedAt: new Date(receivedAt).toISOString() });

export const presentContact = (row: ContactRow): ContactMessage => ({
  id: row.documentId,
  status: row.status,
  receivedAt: new Date(row.receivedAt).toISOString(),
  locale: row.language,
  name: row.name,
  email: row.email,
  phone: row.phone ?? '',
  company: row.company ?? '',
  topic: row.topic,
  message: row.message,
  files: row.files,
});
