import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import { findAccount } from '../people/account-row';
import type { AssignmentRow, AssignmentMessageRow } from '../production/assignments/present-assignment';
import type { Locale } from '../../contract/constants';
import { cents, formatCents } from '../../contract/pricing/money';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { ActionLink, FactList, Layout, Paragraph } from '../../platform/mail/layout';
import { type Sender, timeText } from '../../platform/mail/sender';
import { noteKey } from '../quoting/thread';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { staffAddress } from '../people/find-contacts';

type AssignmentOutboxMail = { template: string; language: Locale; payload: Record<string, string> };

/** Writes the mail that tells the contractor or staff of an assignment's step; null once the assignment is gone. */
export async function renderAssignmentMail(
  strapi: Core.Strapi,
  { template, language: locale, payload }: AssignmentOutboxMail,
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string } | null> {
  const assignment: AssignmentRow | null = await strapi.db
    .query('api::assignment.assignment')
    .findOne({ where: { documentId: payload.assignmentId } });
  if (!assignment) return null;
  const [contractor, note] = await Promise.all([
    findAccount(strapi, { documentId: assignment.contractorId }),
    findNote(strapi, payload.noteKey),
  ]);
  const isNotice = template.endsWith('-notice');
  const values = { number: assignment.number, title: assignment.title, name: contractor?.name || contractor?.email || '–' };
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, values);
  const html = await render(
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('text')} footer={footer}>
      {!isNotice && <Paragraph>{translate(locale, 'mail.greeting', values)}</Paragraph>}
      <Paragraph>{t('text')}</Paragraph>
      <FactList facts={factsOf(assignment, locale)} />
      {note && <FactList facts={[[note.name || brand, note.text]]} />}
      <ActionLink href={isNotice ? staffLink(assignment) : contractorLink(assignment)}>
        {translate(locale, `mail.assignment.${isNotice ? 'open-work' : 'open'}`)}
      </ActionLink>
    </Layout>,
  );
  return { subject: t('subject'), html };
}

const findNote = (strapi: Core.Strapi, key: string | undefined): Promise<AssignmentMessageRow | null> =>
  key ? strapi.db.query('api::assignment-message.assignment-message').findOne({ where: { key } }) : Promise.resolve(null);

function factsOf({ title, number, status, answerBy, dueAt, price, days }: AssignmentRow, locale: Locale) {
  const fact = (name: string, value: string) => [translate(locale, `mail.assignment.${name}`), value] as const;
  const isRequested = status === 'offered' && answerBy !== null;
  return [
    fact('work', title),
    fact('number', number),
    fact('answer-by', isRequested ? timeText(answerBy, locale) : ''),
    fact('price', price === null ? '' : formatCents(cents(price), locale)),
    fact('days', days === null ? '' : String(days)),
    fact('due', dueAt === null ? '' : timeText(dueAt, locale)),
  ];
}

const contractorLink = ({ documentId, assignedAt }: AssignmentRow): string =>
  `${publicUrl}/contractor/${assignedAt ? 'orders' : 'quotes'}/${documentId}`;

const staffLink = ({ quoteId, orderId }: AssignmentRow): string =>
  `${publicUrl}/admin/${orderId ? `orders/${orderId}` : `quotes/${quoteId}`}`;

type Audience = 'contractor' | 'staff';

/**
 * Steps of an assignment that are notified to everybody but whoever caused them. The text of each is `mail.<fact>.*`, with
 * a hyphen for the dot.
 */
const audiencesByEvent: Record<string, readonly Audience[]> = {
  'assignment.offered': ['contractor'],
  'assignment.bid-given': ['staff'],
  'assignment.assigned': ['contractor'],
  'assignment.rejected': ['contractor'],
  'assignment.declined': ['staff'],
  'assignment.submitted': ['staff'],
  'assignment.rework-requested': ['contractor'],
  'assignment.approved': ['contractor'],
  'assignment.expired': ['contractor', 'staff'],
  'assignment.withdrawn': ['contractor', 'staff'],
  'assignment.postponed': ['contractor'],
  'assignment.date-changed': ['contractor'],
  'assignment.files-released': ['contractor'],
  'assignment.message-written': ['contractor', 'staff'],
};

const templateOf = (name: string, audience: Audience): string => `${name.replace('.', '-')}${audience === 'staff' ? '-notice' : ''}`;

/** Every mail about assignments there is, as tests and the renderer know them. */
export const assignmentTemplates: readonly string[] = Object.entries(audiencesByEvent).flatMap(([name, audiences]) =>
  audiences.map((audience) => templateOf(name, audience)),
);

export const isAssignmentMail = (template: string): boolean => assignmentTemplates.includes(template);

type Step = Pick<LoggedEvent, 'name' | 'actor' | 'data'>;

/** Checks whether staff know of a withdrawal already: they know that an order has ended, but not that a contractor has gone. */
const isKnown = ({ name, data }: Step, audience: Audience): boolean =>
  name === 'assignment.withdrawn' && audience === 'staff' && data.reason !== 'contractor-gone';

/** Lists the mails to send after a step. Directly assigned work is logged as offered first, which sends none. */
export function assignmentMailsFor(step: Step): { template: string; audience: Audience }[] {
  const { name, actor, data } = step;
  if (name === 'assignment.offered' && data.stage === 'orders') return [];
  const cause: Audience = actor === 'contractor' ? 'contractor' : 'staff';
  return (audiencesByEvent[name] ?? [])
    .filter((audience) => (audience !== cause || actor === 'timer') && !isKnown(step, audience))
    .map((audience) => ({ audience, template: templateOf(name, audience) }));
}

type LoggedStep = Pick<LoggedEvent, 'name' | 'actor' | 'subject' | 'transitionKey' | 'data'>;
type AssignmentMail = { template: string; to: string; language: Locale; payload: Record<string, string> };

/** The mails after a step of an assignment: contractors read English, staff German. */
export async function assignmentMailsAfter(strapi: Core.Strapi, step: LoggedStep): Promise<AssignmentMail[]> {
  const mails = assignmentMailsFor(step);
  if (mails.length === 0) return [];
  const assignment: AssignmentRow | null = await strapi.db
    .query('api::assignment.assignment')
    .findOne({ where: { documentId: step.subject } });
  if (!assignment) return [];
  const [contractor, staff, note] = await Promise.all([
    findAccount(strapi, { documentId: assignment.contractorId }),
    staffAddress(strapi),
    noteKeyOf(strapi, step),
  ]);
  const payload = { assignmentId: step.subject, ...(note && { noteKey: note }) };
  return mails.flatMap(({ template, audience }): AssignmentMail[] => {
    const to = audience === 'contractor' ? contractor?.email : staff;
    return to ? [{ template, to, language: audience === 'contractor' ? 'en' : 'de', payload }] : [];
  });
}

/** Finds the key of the note that belongs to the step: a message's own, or the one that came with the transition. */
async function noteKeyOf(strapi: Core.Strapi, { subject, transitionKey, data }: LoggedStep): Promise<string | null> {
  if (!data.messageId) return transitionKey && noteKey(subject, transitionKey);
  const message: { key: string } | null = await strapi.db
    .query('api::assignment-message.assignment-message')
    .findOne({ where: { documentId: data.messageId }, select: ['key'] });
  return message?.key ?? null;
}
