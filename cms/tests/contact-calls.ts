import { fileHeaders } from '../src/contract/files/file';
import { newAddress, newEmail } from './accounts';
import type { Shop } from './strapi';

export const contactBody = (key: string, changes: object = {}) => ({
  key,
  locale: 'de',
  name: 'Ada Beispiel',
  email: newEmail(),
  topic: 'technical',
  message: 'Nehmen Sie auch E57-Dateien an?',
  ...changes,
});

/** Sends a message as the contact form does, from an address of its own. */
export const sendContact = async (shop: Shop, sent: ReturnType<typeof contactBody>, headers: Record<string, string>) =>
  shop.http('/api/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
      [fileHeaders.cart]: sent.key,
      [fileHeaders.appCheck]: await shop.appCheck(sent.key),
      ...headers,
    },
    body: JSON.stringify(sent),
  });
