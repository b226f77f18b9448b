import type { Locale } from '@contract/constants';
import type { ContactMessage } from '@contract/people/contact';
import type { MadeRequest } from '@contract/quoting/made-request';
import type { StaffQuoteView } from '@contract/quoting/offer';
import { parseDecimal } from '../../../lib/text/decimal';
import { isoDay } from '../../../lib/text/format';
import { formatQuantity } from '../../../lib/text/units';

/** A service of a request that is being typed. */
export type MadeService = { key: string; productId: string; quantity: string; addons: string[]; note: string };

export const newService = (): MadeService => ({ key: crypto.randomUUID(), productId: '', quantity: '', addons: [], note: '' });

const contactFields = [
  'name',
  'email',
  'customerType',
  'projectCountry',
  'company',
  'phone',
  'vatId',
  'projectPostcode',
  'wantedDate',
  'message',
] as const;
export type MadeField = (typeof contactFields)[number] | 'locale' | 'source' | 'receivedOn';
export type MadeFields = Record<MadeField, string>;

/** What a new request begins with: nothing, a contact message, or an earlier request. */
export type Beginning = { message?: ContactMessage | undefined; copied?: StaffQuoteView | undefined };

/** Returns the contact as far as it is known; the wishes of an earlier request are not those of today. */
function knownContact({ message, copied }: Beginning): Partial<Record<(typeof contactFields)[number], string | undefined>> {
  if (copied) return { ...copied.contact, wantedDate: '', message: '' };
  return message
    ? { name: message.name, email: message.email, phone: message.phone, company: message.company, message: message.message }
    : {};
}

/** Fills the form with what is known. A copy takes services, quantities and add-ons over, at today's prices. */
export function beginWith({ message, copied }: Beginning, locale: Locale): { fields: MadeFields; services: MadeService[] } {
  const contact = knownContact({ message, copied });
  const fields = {
    ...Object.fromEntries(contactFields.map((name) => [name, contact[name] ?? ''])),
    projectCountry: contact.projectCountry ?? 'DE',
    locale: (copied ?? message)?.locale ?? 'de',
    source: message ? 'email' : 'phone',
    receivedOn: message ? message.receivedAt.slice(0, 10) : isoDay(new Date()),
  } as MadeFields;
  const services = copied?.lines.map(({ productId, quantity, addons, note }) => ({
    ...newService(),
    productId,
    quantity: formatQuantity(quantity, locale),
    addons: addons.map(({ id }) => id),
    note,
  }));
  return { fields, services: services ?? [newService()] };
}

type Typed = { fields: MadeFields; services: readonly MadeService[]; key: string } & Pick<MadeRequest, 'files' | 'contactId' | 'copyOf'>;

/** Builds the request as it is sent; what is empty is left out. */
export function madeRequest({ fields, services, ...rest }: Typed, locale: Locale): MadeRequest {
  const { locale: language, source, receivedOn, ...contact } = fields;
  const given = Object.entries(contact).filter(([, value]) => value.trim() !== '');
  return {
    ...rest,
    locale: language as MadeRequest['locale'],
    source: source as MadeRequest['source'],
    receivedOn,
    contact: Object.fromEntries(given) as MadeRequest['contact'],
    items: services.map(({ productId, quantity, addons: selectedAddons, note }) => ({
      productId,
      quantity: parseDecimal(quantity, locale),
      selectedAddons,
      ...(note.trim() && { note }),
    })),
  };
}
