import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Contractor, ContractorDetail, Invitation } from '../src/contract/production/contractor';
import type { Page } from '../src/contract/list';
import { createAccount, mailTo, newEmail, PASSWORD, send, signIn, tokenIn } from './accounts';
import { body, problem } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
const { lead, customer } = usePeople(shop, { lead: 'super_admin', customer: 'user' });

const path = (id: string, part = '') => `/api/staff/contractors/${id}${part}`;
const show = (id: string) => body<ContractorDetail>(lead.call('GET', path(id)));
const list = (query = '') => body<Page<Contractor>>(lead.call('GET', `/api/staff/contractors?${query}`));

describe('an invitation', () => {
  const requested = (email: string) => ({ key: randomUUID(), name: 'Noa Neu', email, language: 'en' });
  const invite = (email: string) => body<Invitation>(lead.call('POST', '/api/staff/invitations', requested(email)));
  const mailed = async (email: string) => tokenIn((await mailTo(shop, email, 'contractor-invitation'))?.text);
  const accept = (token: string, password = PASSWORD) => send(shop, 'POST', '/api/auth/accept-invitation', { token, password });
  const invitations = async () => (await body<Page<Invitation>>(lead.call('GET', '/api/staff/invitations?limit=100'))).items;

  test('makes a contractor with a password of their own, by a link that counts once', async () => {
    const email = newEmail();
    await invite(email.toUpperCase());
    const token = await mailed(email);
    expect(await problem(accept(token, 'short'))).toEqual([422, 'auth.password-refused']);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const contractor = await signIn(shop, email);
    expect((await contractor.call('GET', '/api/contractor/assignments')).status).toBe(200);
    expect(await show(contractor.id)).toMatchObject({ name: 'Noa Neu', state: 'active', language: 'en' });
    expect((await list(`q=${email}`)).items).toHaveLength(1);
    expect((await invitations()).map((invitation) => invitation.email)).not.toContain(email);
  });

  test('sent twice is one, and sent again has a new link', async () => {
    const email = newEmail();
    const once = requested(email);
    const [first, second] = [
      await body<Invitation>(lead.call('POST', '/api/staff/invitations', once)),
      await body<Invitation>(lead.call('POST', '/api/staff/invitations', once)),
    ];
    expect(second).toEqual(first);
    const old = await mailed(email);
    await body(lead.call('POST', `/api/staff/invitations/${first.id}/resend`, { key: randomUUID() }));
    const fresh = await mailed(email);
    expect(fresh).not.toBe(old);
    expect(await problem(accept(old))).toEqual([410, 'auth.link-invalid']);
    expect((await accept(fresh)).status).toBe(200);
  });

  test('taken back ends its link, also of a mail still under way', async () => {
    const [sent, waiting] = [newEmail(), newEmail()];
    const { id } = await invite(sent);
    const token = await mailed(sent);
    const { id: other } = await invite(waiting);
    for (const invitation of [id, id, other]) await body(lead.call('DELETE', `/api/staff/invitations/${invitation}`));
    expect(await problem(accept(token))).toEqual([410, 'auth.link-invalid']);
    expect(await mailTo(shop, waiting, 'contractor-invitation')).toBeUndefined();
    expect(await problem(lead.call('POST', `/api/staff/invitations/${id}/resend`, { key: randomUUID() }))).toEqual([
      404,
      'invitation.not-found',
    ]);
  });

  test('to a known address answers the same, and its owner alone learns why', async () => {
    const [known, unknown] = [customer.email, newEmail()];
    const [toKnown, toUnknown] = [await invite(known), await invite(unknown)];
    expect(Object.keys(toKnown)).toEqual(Object.keys(toUnknown));
    const mail = await mailTo(shop, known, 'contractor-invitation');
    expect(mail?.text).toContain('there already is an account');
    expect(tokenIn(mail?.text)).toBe('');
    expect(await problem(customer.call('GET', '/api/staff/invitations'))).toEqual([403, 'auth.forbidden']);
  });

  test('whose address got an account meanwhile is refused, and changes nothing', async () => {
    const email = newEmail();
    await invite(email);
    const token = await mailed(email);
    const { id } = await createAccount(shop, 'user', { email });
    expect(await problem(accept(token))).toEqual([409, 'auth.address-taken']);
    expect(await problem(lead.call('GET', path(id)))).toEqual([404, 'contractor.not-found']);
  });

  test('ends after its time', async () => {
    const email = newEmail();
    const { id } = await invite(email);
    const token = await mailed(email);
    await shop.strapi.db.query('api::invitation.invitation').update({ where: { documentId: id }, data: { expiresAt: new Date(0) } });
    expect(await problem(accept(token))).toEqual([410, 'auth.link-invalid']);
    expect((await invitations()).find((invitation) => invitation.id === id)).toMatchObject({ expired: true });
  });

  test.each([{ email: 'nobody' }, { name: '' }, { language: 'fr' }, { key: 'x' }])('is refused with %o', async (change) =>
    expect(await problem(lead.call('POST', '/api/staff/invitations', { ...requested(newEmail()), ...change }))).toEqual([
      400,
      'input.invalid',
    ]),
  );
});
