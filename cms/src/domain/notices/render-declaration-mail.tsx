import { render } from '@react-email/render';
import type { Core } from '@strapi/strapi';
import type { DeclarationRow } from '../records/declarations';
import type { Locale } from '../../contract/constants';
import { holdsLink } from '../../contract/typed-text';
import { translate } from '../../platform/strings/translate';
import { FactList, Layout, Paragraph } from '../../platform/mail/layout';
import { dayText, exactTimeText, type Sender } from '../../platform/mail/sender';

type DeclarationOutboxMail = { language: Locale; payload: Record<string, string> };
type DeclarationTemplate = 'withdrawal-received' | 'cancellation-received' | 'declaration-notice';

const templates: readonly string[] = ['withdrawal-received', 'cancellation-received', 'declaration-notice'] satisfies DeclarationTemplate[];

export const isDeclarationMail = (template: string): template is DeclarationTemplate => templates.includes(template);

/** Writes the receipt of a declaration, with its content, date and time (§ 356a, § 312k BGB), or the notice to staff. */
export async function renderDeclarationMail(
  strapi: Core.Strapi,
  template: DeclarationTemplate,
  { language: locale, payload }: DeclarationOutboxMail,
  { brand, footer }: Sender,
): Promise<{ subject: string; html: string; replyTo?: string } | null> {
  const where = { documentId: payload.declarationId };
  const declaration: DeclarationRow | null = await strapi.db.query('api::declaration.declaration').findOne({ where });
  if (!declaration) return null;
  const kind = translate(locale, `mail.declaration.kind.${declaration.kind}`);
  const values = { number: declaration.number, name: declaration.name, kind, at: exactTimeText(declaration.receivedAt, locale) };
  const t = (part: string) => translate(locale, `mail.${template}.${part}`, values);
  const toStaff = template === 'declaration-notice';
  const html = await render(
    <Layout locale={locale} brand={brand} heading={t('subject')} preview={t('preview')} footer={footer}>
      {!toStaff && <Paragraph>{translate(locale, 'mail.greeting', values)}</Paragraph>}
      <Paragraph>{toStaff ? await matchText(strapi, declaration, locale) : t('text')}</Paragraph>
      <FactList facts={factsOf(declaration, { locale, kind, at: values.at, toStaff })} />
      {!toStaff && <Paragraph>{t('next')}</Paragraph>}
    </Layout>,
  );
  return { subject: t('subject'), html, ...(toStaff && { replyTo: declaration.email }) };
}

type Shown = { locale: Locale; kind: string; at: string; toStaff: boolean };

/**
 * Lists the facts of a declaration. The receipt goes to an address that nobody has proven: a reason that advertises
 * something stays with staff.
 */
function factsOf(row: DeclarationRow, { locale, kind, at, toStaff }: Shown) {
  const fact = (name: string, value: string | null) => [translate(locale, `mail.declaration.${name}`), value ?? ''] as const;
  return [
    fact('number', row.number),
    fact('kind', kind),
    fact('name', row.name),
    fact('email', row.email),
    fact('reference', row.reference),
    fact('end', row.kind === 'cancellation' ? endText(row, locale) : ''),
    fact('reason', toStaff || !holdsLink(row.reason ?? '') ? row.reason : ''),
    fact('received', at),
  ];
}

function endText({ extraordinary, wantedDate }: DeclarationRow, locale: Locale): string {
  const date = wantedDate ? dayText(wantedDate, locale) : '';
  if (extraordinary)
    return translate(locale, date ? 'mail.declaration.end.extraordinary-at' : 'mail.declaration.end.extraordinary', { date });
  return date || translate(locale, 'mail.declaration.end.next');
}

async function matchText(strapi: Core.Strapi, { quoteId }: DeclarationRow, locale: Locale): Promise<string> {
  if (!quoteId) return translate(locale, 'mail.declaration-notice.unmatched');
  const quote = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId }, select: ['number'] });
  return translate(locale, 'mail.declaration-notice.matched', { quote: quote?.number ?? '' });
}
