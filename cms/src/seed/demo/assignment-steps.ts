import type { AssignmentRow } from '../../domain/production/assignments/present-assignment';
import type { Submission, WorkTerms } from '../../contract/production/assignment';
import { centsFromEuros } from '../../contract/pricing/money';
import type { AssignmentEvent } from '../../contract/states/assignment';
import { files, type FileRow } from '../../domain/files/file-row';
import { askContractors, assignDirectly } from '../../domain/production/assignments/create-assignments';
import { transitionAssignment } from '../../domain/production/assignments/transition-assignment';
import { sendAssignmentMessage } from '../../domain/production/assignments/write-assignment-message';
import { type Moment, type Step, type ContractorName, handOver, type Scene } from './scenario';
import type { DemoFile } from './plan-files';
import { quoteOf } from './quote-steps';

type Work = { title: string; brief: string };
type Terms = { euros: number; days: number };

const termsOf = ({ euros, days }: Terms): WorkTerms => ({ price: centsFromEuros(euros), days });

/** Describes the work as contractors read it, with all files of the request. */
async function workOf(scene: Scene, { title, brief }: Work) {
  const { documentId: quoteId } = await quoteOf(scene);
  const attached: FileRow[] = await files(scene.strapi).findMany({ where: { quoteId }, orderBy: { id: 'asc' } });
  const fileNames = attached.map(({ fileName }) => fileName);
  const release = fileNames.length > 0 ? { fileNames, titleBlocksChecked: true as const } : undefined;
  return { key: scene.key, quoteId, title, brief, release };
}

export const asksForPrice =
  (names: readonly ContractorName[], { until, ...work }: Work & { /** The end of the time to answer. */ until: Moment }): Step =>
  async (scene) => {
    const contractorIds = names.map((name) => scene.cast.contractors[name].accountId);
    const answerBy = until(scene.start).toISOString();
    await askContractors(scene.strapi, { ...(await workOf(scene, work)), contractorIds, answerBy }, scene.cast.staff);
  };

export const assignsDirectly =
  (name: ContractorName, { euros, days, ...work }: Work & Terms): Step =>
  async (scene) => {
    const { accountId: contractorId } = scene.cast.contractors[name];
    const requested = { ...(await workOf(scene, work)), contractorId, terms: termsOf({ euros, days }) };
    await assignDirectly(scene.strapi, requested, scene.cast.staff);
  };

/** Finds the last assignment of a contractor in this scenario. */
async function assignmentOf(scene: Scene, name: ContractorName): Promise<AssignmentRow> {
  const { documentId: quoteId } = await quoteOf(scene);
  const { accountId: contractorId } = scene.cast.contractors[name];
  return scene.strapi.db.query('api::assignment.assignment').findOne({ where: { quoteId, contractorId }, orderBy: { id: 'desc' } });
}

type Extra = { text?: string; terms?: Terms; results?: readonly DemoFile[] };

const performs =
  (event: AssignmentEvent, actor: 'staff' | 'contractor', name: ContractorName, { text, terms, results = [] }: Extra = {}): Step =>
  async (scene) => {
    const { documentId, revision } = await assignmentOf(scene, name);
    const by = actor === 'staff' ? scene.cast.staff : scene.cast.contractors[name];
    const handedIn: Pick<Submission, 'files'> = { files: await handOver(scene, 'results', results) };
    const command = { revision, key: scene.key, text };
    await transitionAssignment(scene.strapi, documentId, event, { by, command, terms: terms && termsOf(terms), handedIn });
  };

export const bids = (name: ContractorName, terms: Terms): Step => performs('bid', 'contractor', name, { terms });
export const declinesWork = (name: ContractorName, text: string): Step => performs('decline', 'contractor', name, { text });
export const startsWork = (name: ContractorName): Step => performs('start', 'contractor', name);
export const handsIn = (name: ContractorName, text: string, ...results: DemoFile[]): Step =>
  performs('submit', 'contractor', name, { text, results });
export const assigns = (name: ContractorName): Step => performs('assign', 'staff', name);
export const rejectsBid = (name: ContractorName, text: string): Step => performs('reject', 'staff', name, { text });
export const wantsRework = (name: ContractorName, text: string): Step => performs('rework', 'staff', name, { text });
export const approves = (name: ContractorName): Step => performs('approve', 'staff', name);

/** Writes a message from a contractor to staff, or from staff to a contractor. */
export const writesAboutWork =
  (from: 'staff' | 'contractor', name: ContractorName, text: string): Step =>
  async (scene) => {
    const by = from === 'staff' ? scene.cast.staff : scene.cast.contractors[name];
    await sendAssignmentMessage(scene.strapi, await assignmentOf(scene, name), { key: scene.key, text }, by);
  };
