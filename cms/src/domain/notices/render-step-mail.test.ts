import { expect, test } from 'vitest';
import de from '../../contract/strings/de/mail.json';
import en from '../../contract/strings/en/mail.json';
import { mailsAfter, stepTemplates } from './render-step-mail';

test.each([
  ['an offer goes to the customer', { name: 'quote.offered', actor: 'admin' }, ['quote-offered']],
  ['what the customer wants goes to staff', { name: 'quote.changes-requested', actor: 'customer' }, ['quote-changes-requested-notice']],
  [
    'an order is confirmed to the customer and told to staff',
    { name: 'order.placed', actor: 'customer' },
    ['order-placed', 'order-placed-notice'],
  ],
  ['a message goes to the other side', { name: 'quote.message-written', actor: 'superAdmin' }, ['quote-message-written']],
  ['both ways', { name: 'quote.message-written', actor: 'customer' }, ['quote-message-written-notice']],
  [
    'what the shop does by itself is told to all concerned',
    { name: 'order.completed', actor: 'timer' },
    ['order-completed', 'order-completed-notice'],
  ],
  ['a delivery whose mail nobody took is told to staff', { name: 'order.review-stopped', actor: 'timer' }, ['order-review-stopped-notice']],
  ['a pause goes to whoever did not ask for it', { name: 'order.held', actor: 'customer' }, ['order-held-notice']],
  ['what concerns nobody is told to nobody', { name: 'quote.draft-saved', actor: 'admin' }, []],
] as const)('%s', (_name, step, templates) => expect(mailsAfter(step).map(({ template }) => template)).toEqual(templates));

test.each(stepTemplates)('%s has its texts', (template) => {
  for (const part of ['subject', 'preview', 'text', 'link']) {
    expect(de).toHaveProperty([`mail.${template}.${part}`]);
    expect(en).toHaveProperty([`mail.${template}.${part}`]);
  }
});
