import type { Page } from '../src/contract/list';
import type { HistoryEntry, Person } from '../src/contract/people/person';
import { send, type SignedIn } from './accounts';
import { catchUp } from './catch-up';
import { body } from './offer-calls';
import { cartId, type Shop } from './strapi';

/** Returns a super admin's calls on contacts, and the calls that make a person one. */
export function peopleCalls(shop: Shop, lead: SignedIn) {
  const follow = () => catchUp(shop, 'domain/records/people', 'followPeople');
  const list = (query: string) => body<Page<Person>>(lead.call('GET', `/api/staff/contacts?${query}`));
  const path = (id: string, part = '') => `/api/staff/contacts/${id}${part}`;

  /** Finds the person with an address in the list, once the log was read. */
  async function personAt(email: string): Promise<Person | undefined> {
    await follow();
    return (await list(`q=${encodeURIComponent(email)}`)).items.find((person) => person.email === email);
  }

  /** Finds the person with an address, who must be there. */
  async function foundAt(email: string): Promise<Person> {
    const person = await personAt(email);
    if (!person) throw new Error(`nobody at ${email}`);
    return person;
  }

  async function writeTo(email: string, name = 'Zoë Übersee'): Promise<void> {
    const key = cartId();
    const message = { key, locale: 'de', name, email, topic: 'technical', message: 'Geht das auch als IFC?', company: 'Büro Übersee' };
    const headers = { 'x-cart-id': key, 'x-app-check': await shop.appCheck(key) };
    await body(send(shop, 'POST', '/api/contact', message, headers));
  }

  const history = (id: string, query = '') => body<Page<HistoryEntry>>(lead.call('GET', path(id, `/history?${query}`)));
  return { follow, list, path, personAt, foundAt, writeTo, history };
}
