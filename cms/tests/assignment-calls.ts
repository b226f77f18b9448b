import { randomUUID } from 'node:crypto';
import type { Assignment, NewRequests, StaffAssignment, StaffAssignmentSummary, WorkTerms } from '../src/contract/production/assignment';
import type { Page } from '../src/contract/list';
import type { SignedIn } from './accounts';
import { body, moving, uploadFile } from './offer-calls';
import type { Shop } from './strapi';

const HOUR_MS = 60 * 60 * 1000;

type Work = Pick<NewRequests, 'quoteId'> & Partial<Pick<NewRequests, 'key' | 'title' | 'brief' | 'answerBy' | 'release'>>;

export const requestsTo = (contractors: readonly SignedIn[], work: Work): NewRequests => ({
  key: randomUUID(),
  title: 'Plans to CAD, two storeys',
  brief: 'Draw all walls and openings. Deviations as comments.',
  answerBy: new Date(Date.now() + 48 * HOUR_MS).toISOString(),
  contractorIds: contractors.map(({ id }) => id),
  ...work,
});

/** Requests prices from contractors. @returns their assignments, in their order */
export async function ask(staff: SignedIn, contractors: readonly SignedIn[], work: Work): Promise<StaffAssignmentSummary[]> {
  const answer = staff.call('POST', '/api/staff/assignments', requestsTo(contractors, work));
  return (await body<Page<StaffAssignmentSummary>>(answer)).items;
}

/** Assigns an order's work to a contractor. */
export const assignDirectly = (staff: SignedIn, contractor: SignedIn, work: Work): Promise<StaffAssignment> => {
  const { contractorIds: _ids, answerBy: _answerBy, ...request } = requestsTo([], work);
  const requested = { ...request, contractorId: contractor.id, terms: { price: 120_000, days: 5 } };
  return body(staff.call('POST', '/api/staff/assignments/direct', requested));
};

export const contractorPath = (id: string): string => `/api/contractor/assignments/${id}`;
export const staffPath = (id: string): string => `/api/staff/assignments/${id}`;

export const ownWork = (contractor: SignedIn, id: string) => body<Assignment>(contractor.call('GET', contractorPath(id)));
export const staffWork = (staff: SignedIn, id: string) => body<StaffAssignment>(staff.call('GET', staffPath(id)));

/** Performs a contractor's transition as they see the assignment, with the fields that belong to it. */
export const act = async (contractor: SignedIn, id: string, event: string, extra: object = {}): Promise<Response> =>
  contractor.call('POST', `${contractorPath(id)}/${event}`, { ...moving(await ownWork(contractor, id)), ...extra });

/** Performs a transition of staff as they see the assignment. */
export const decide = async (staff: SignedIn, id: string, event: string, extra: object = {}): Promise<Response> =>
  staff.call('POST', `${staffPath(id)}/${event}`, { ...moving(await staffWork(staff, id)), ...extra });

export const bid = (contractor: SignedIn, id: string, terms: { price: number; days: number }): Promise<Assignment> =>
  body(act(contractor, id, 'bid', { terms: terms as WorkTerms }));

/** Submits one new file and the named ones of the last submission. */
export const handIn = async (shop: Shop, contractor: SignedIn, id: string, keep: string[] = []): Promise<Assignment> =>
  body(act(contractor, id, 'submit', { files: await uploadFile(shop, 'result.txt'), keep }));
