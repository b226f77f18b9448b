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

type AssignmentOutboxMail = { template: string; language: Locale; payload: Record<string, string> };

/** What a step of an assignment means to the contractor or to staff; null once it is gone. */
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
