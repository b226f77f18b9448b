import { formatCents, gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { Locale } from '@contract/constants';
import { firstSentence } from '@contract/content/content-path';
import { type HitGroup, hitGroups } from '@contract/content/page-kinds';
import type { SearchDocument } from '@contract/content/directory';
import type { Site } from '@contract/content/site';
import { localePath } from '../../src/lib/text/locale-path';

type LlmsTxt = { site: Site; documents: readonly SearchDocument[]; texts: Record<string, string>; locale: Locale; origin: string };

/** The groups of pages, in the order in which somebody who must answer for us should read them. */
const groups: readonly HitGroup[] = ['services', 'solutions', 'knowledge', 'pages'];

/** Returns the shop in brief for language models (llmstxt.org): what we are, and every page with one sentence. */
export function llmsTxt({ site, documents, texts, locale, origin }: LlmsTxt): string {
  const amount = (key: string, cents: Cents) => (texts[key] ?? '').replace('{{price}}', formatCents(cents, locale));
  const amounts = (net: Cents) => `${amount('amount.gross', gross(net))}, ${amount('amount.net', net)}`;
  const lineOf = ({ title, path, text, price, unit }: SearchDocument): string => {
    const cost = price === undefined ? '' : ` (${amounts(price)} / ${texts[`unit.${unit}`] ?? ''})`;
    return `- [${title}](${origin}${localePath(locale, path)})${cost}${text && `: ${firstSentence(text)}`}`;
  };
  const parts = groups.map((group) => {
    const heading = `search.group.${group}`;
    const pages = documents.filter(({ kind }) => hitGroups[kind] === group);
    return pages.length > 0 ? [`## ${texts[heading] ?? heading}`, '', ...pages.map(lineOf), ''] : [];
  });
  return [`# ${site.brand}`, '', `> ${site.claim}`, '', site.footer.about, '', ...parts.flat()].join('\n');
}
