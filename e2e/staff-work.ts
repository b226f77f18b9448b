import type { CatalogueItem } from '@contract/content/product';
import type { FileMetadata } from '@contract/files/file';
import type { StaffInvoice } from '@contract/billing/invoice';
import type { Page as ListPage } from '@contract/list';
import type { Assignment, StaffAssignment } from '@contract/production/assignment';
import type { ContractorSummary } from '@contract/production/contractor';
import type { OfferDraft } from '@contract/quoting/offer';
import type { StaffOrder } from '@contract/production/order';
import type { StaffQuoteSummary } from '@contract/quoting/quote';
import type { StaffQuoteView } from '@contract/quoting/offer';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { newVisitor } from '../scripts/bench/visitor.mjs';
import { demoLogin } from './accounts';
import type { SampleFile } from './site/sample-files';

/** Performs the work of staff on quotes and orders through the API. */
export class StaffWork {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  /** Signs the demo's account of a role in; contractors perform their part of the work in the same way. */
  static async begin(request: APIRequestContext, role: 'admin' | 'contractor' = 'admin'): Promise<StaffWork> {
    const answer = await request.post('/api/auth/login', { data: demoLogin(role) });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return new StaffWork(request, accessToken);
  }

  /** Reads the quote with this number. */
  async quote(number: string): Promise<StaffQuoteView> {
    const { items } = await this.call<ListPage<StaffQuoteSummary>>('GET', `/api/staff/quotes?q=${number}`);
    return this.call('GET', `/api/staff/quotes/${items[0]?.id}`);
  }

  /** Returns the id of the catalogue's add-on of this German name. */
  async addonNamed(name: string): Promise<string> {
    const { items } = await this.call<{ items: CatalogueItem[] }>('GET', '/api/staff/catalogue?locale=de');
    return items.find((item) => item.name === name)?.id ?? '';
  }

  async ask(number: string, text: string): Promise<void> {
    const quote = await this.quote(number);
    await this.call('POST', `/api/staff/quotes/${quote.id}/ask`, { ...moving(quote), text });
  }

  /** Reviews and prices a request, and sends the offer. */
  async sendOffer(number: string, change: (draft: OfferDraft) => Partial<OfferDraft> = () => ({})): Promise<StaffQuoteView> {
    const quote = await this.quote(number);
    const path = `/api/staff/quotes/${quote.id}`;
    const isReviewed = ['in_review', 'offered', 'expired'].includes(quote.status);
    const reviewed = isReviewed ? quote : await this.call<StaffQuoteView>('POST', `${path}/review`, moving(quote));
    const draft = { ...reviewed.draft.draft, taxCase: 'domestic', ...change(reviewed.draft.draft) };
    const saved = await this.call<StaffQuoteView>('PUT', `${path}/draft`, { revision: reviewed.revision, draft });
    return this.call('POST', `${path}/offer`, moving(saved));
  }

  /** Begins the work. */
  start = (orderId: string): Promise<void> => this.perform(orderId, 'start');

  /** Does the work and delivers files. */
  async deliver(orderId: string, files: readonly SampleFile[]): Promise<void> {
    await this.start(orderId);
    await this.call('POST', `/api/staff/orders/${orderId}/results`, { key: randomUUID(), files: await this.upload(files) });
    await this.perform(orderId, 'submit');
    await this.perform(orderId, 'release');
  }

  /** Has the demo's contractor do the work of an order that has begun, and delivers it. @returns the assignment's id */
  async deliverThrough(contractor: StaffWork, orderId: string, file: SampleFile): Promise<string> {
    const { quote } = await this.call<StaffOrder>('GET', `/api/staff/orders/${orderId}`);
    const { items } = await this.call<ListPage<ContractorSummary>>('GET', '/api/staff/assignees?q=Noa');
    const demo = items.find(({ name }) => name === 'Noa Contractor');
    const terms = { price: 90_000, days: 4 };
    const described = { quoteId: quote.id, title: 'Plans to CAD', brief: 'Draw all walls.', contractorId: demo?.id, terms };
    const { id } = await this.call<StaffAssignment>('POST', '/api/staff/assignments/direct', { key: randomUUID(), ...described });
    const path = `/api/contractor/assignments/${id}`;
    const started = await contractor.call<Assignment>('POST', `${path}/start`, moving(await contractor.call('GET', path)));
    await contractor.call('POST', `${path}/submit`, { ...moving(started), files: await contractor.upload([file]) });
    await this.call('POST', `${workPath(id)}/approve`, moving(await this.call('GET', workPath(id))));
    await this.perform(orderId, 'release');
    return id;
  }

  /** Has a contractor work on marks of a revision. */
  async rework(id: string): Promise<void> {
    const work = await this.call<StaffAssignment>('GET', workPath(id));
    await this.call('POST', `${workPath(id)}/rework`, { ...moving(work), text: 'Please see the marks on the sheet' });
  }

  /** Proposes one more line to an order's customer. */
  async amend(orderId: string, { name, price }: { name: string; price: number }): Promise<void> {
    const order = await this.call<StaffOrder>('GET', `/api/staff/orders/${orderId}`);
    const { lines, discount, taxCase, buyer, leadTimeDays, express } = order;
    const added = { key: 'n1.1', name, description: '', unit: 'object', quantity: 1, price, addons: [] };
    await this.call('POST', `/api/staff/orders/${orderId}/amendments`, {
      ...moving(order),
      lines: [...lines, added],
      discount,
      taxCase,
      buyer,
      leadTimeDays,
      keepsExpress: express !== null,
      validUntil: new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      reason: '',
    });
  }

  /** Issues an invoice over all that is left of an order. */
  async bill(orderId: string): Promise<StaffInvoice> {
    const draft = await this.call<StaffInvoice>('POST', `/api/staff/orders/${orderId}/invoices`, { key: randomUUID(), part: null });
    return this.call('POST', `/api/staff/invoices/${draft.id}/issue`, moving(draft));
  }

  private async perform(orderId: string, event: string): Promise<void> {
    const order = await this.call<StaffOrder>('GET', `/api/staff/orders/${orderId}`);
    await this.call('POST', `/api/staff/orders/${orderId}/${event}`, moving(order));
  }

  private async upload(files: readonly SampleFile[]): Promise<{ cartId: string; fileNames: string[] }> {
    const { cartId, headers } = await newVisitor(process.env.E2E_SHOP_URL ?? '', randomInt(65_536));
    const fileNames = [];
    for (const file of files) {
      const answer = await this.request.post('/api/files', { headers, multipart: { productId: 'result', file } });
      fileNames.push(((await answer.json()) as FileMetadata).fileName);
    }
    return { cartId, fileNames };
  }

  private async call<T>(method: string, path: string, data?: object): Promise<T> {
    const answer = await this.request.fetch(path, { method, data, headers: { authorization: `Bearer ${this.token}` } });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }
}

const workPath = (id: string): string => `/api/staff/assignments/${id}`;

const moving = ({ revision }: { revision: number }) => ({ revision, key: randomUUID() });
