import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { ApprovalFact } from '../../contract/people/approval';
import type { LoggedEvent } from '../../contract/people/logged-event';
import { formatCents } from '../../contract/pricing/money';
import { ActionLink, FactList, Layout, Paragraph } from '../../platform/mail/layout';
import { dayText, type Sender } from '../../platform/mail/sender';
import { publicUrl } from '../../platform/settings';
import { translate } from '../../platform/strings/translate';
import { accounts, type AccountRow, findAccount } from '../people/account-row';
import type { ApprovalRow } from '../people/approval-rules';

const templates = ['approval-asked', 'approval-approved', 'approval-refused'] as const;
type Template = (typeof templates)[number];

export const isApprovalMail = (template: string): template is Template => templates.some((one) => one === template);

type ApprovalMail = { template: Template; to: string; language: 'de'; payload: { approvalId: string; quoteId: string } };

/** The most super admins that are written to. */
const MAX_RECIPIENTS = 50;

/** Lists the mails after a step of an approval: to the super admins when something is asked for, to whoever asked when it is decided. */
export async function approvalMailsAfter(strapi: Core.Strapi, { name, subject, data }: LoggedEvent): Promise<ApprovalMail[]> {
  const template = templates.find((one) => one === name.replace('.', '-'));
  if (!template) return [];
  const row = await findApproval(strapi, subject);
  if (!row) return [];
  const mail = { template, language: 'de', payload: { approvalId: subject, quoteId: row.quoteId } } as const;
  if (template === 'approval-asked') return (await superAdmins(strapi)).map(({ email: to }) => ({ ...mail, to }));
  const asker = await findAccount(strapi, { documentId: data.askedBy ?? '' });
  return asker && !asker.blocked ? [{ ...mail, to: asker.email }] : [];
}

const superAdmins = (strapi: Core.Strapi): Promise<Pick<AccountRow, 'email'>[]> =>
  accounts(strapi).findMany({
    where: { role: { type: 'super_admin' }, confirmed: true, blocked: false },
    select: ['email'],
    orderBy: { id: 'asc' },
    limit: MAX_RECIPIENTS,
  });

const findApproval = (strapi: Core.Strapi, documentId: string): Promise<ApprovalRow | null> =>
  strapi.db.query('api::approval.approval').findOne({ where: { documentId } });

/** Writes a mail about an approval, or null when it has been erased since. */
export async function renderApprovalMail(
  strapi: Core.Strapi,
  { template, payload }: { template: Template; payload: Record<string, string> },
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string } | null> {
  const row = await findApproval(strapi, payload.approvalId ?? '');
  if (!row) return null;
  const asker = await findAccount(strapi, { documentId: row.askedBy });
  const text = (key: string) => translate('de', key, { number: row.label, name: asker?.name || (asker?.email ?? '–') });
  const t = (part: string) => text(`mail.${template}.${part}`);
  const note = template === 'approval-asked' ? row.note : row.reason;
  const html = await render(
    <Layout locale="de" brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      <Paragraph>{t('text')}</Paragraph>
      <FactList
        facts={[
          [text('mail.approval.kind'), text(`approval.kind.${row.kind}`)],
          ...row.facts.map((fact) => [text(`approval.fact.${fact.name}`), factText(fact)] as const),
          [text(`mail.approval.${template === 'approval-asked' ? 'note' : 'reason'}`), note ?? ''],
        ]}
      />
      <ActionLink href={`${publicUrl}/admin/approvals`}>{t('link')}</ActionLink>
    </Layout>,
  );
  return { subject: t('subject'), html };
}

function factText(fact: ApprovalFact): string {
  if ('amount' in fact) return formatCents(fact.amount, 'de');
  if ('share' in fact) return `${new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(fact.share / 100)} %`;
  return 'day' in fact ? dayText(fact.day, 'de') : fact.text;
}
