import { escapeMarkup } from '@contract/escape-markup';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import type { Locale } from '@contract/constants';
import { localePath } from '../../lib/text/locale-path';

type RichTextProps = { html: string; id?: string; className?: string };

/** Shows text that editors wrote, rendered and sanitised by the CMS. */
export function RichText({ html, id, className = 'rich-text' }: RichTextProps) {
  const table = useT()('rich-text.table');
  const __html = localizeLinks(withScrollingTables(withoutEmptyHeaders(html), table), useLocale());
  return <div id={id} className={className || undefined} dangerouslySetInnerHTML={{ __html }} />;
}

/** Makes a table that is wider than a phone scroll within itself, also by keyboard. */
const withScrollingTables = (html: string, label: string): string =>
  html
    .replaceAll('<table>', `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeMarkup(label)}"><table>`)
    .replaceAll('</table>', '</table></div>');

/** Turns a Markdown table's empty corner into a cell: it is no heading of anything. */
const withoutEmptyHeaders = (html: string): string => html.replaceAll(/<th><\/th>/g, '<td></td>');

/** A line that editors wrote, with its links and emphasis. */
export const InlineText = ({ html }: { html: string }) => (
  <span className="inline-text" dangerouslySetInnerHTML={{ __html: localizeLinks(html, useLocale()) }} />
);

/** Matches addresses that are not localised: files and the CMS's own, and pages that name their language already. */
const AS_WRITTEN = /^\/(uploads|api|en)(\/|$)|\.[a-z0-9]{2,5}$/i;

/** Rewrites links to pages: editors write the German address, and on English pages such a link leads to the English page. */
export const localizeLinks = (html: string, locale: Locale): string =>
  html.replaceAll(/(<a href=")(\/(?!\/)[^"?#]*)/g, (link, before: string, path: string) =>
    AS_WRITTEN.test(path) ? link : before + localePath(locale, path),
  );
