import { escapeMarkup } from '@contract/escape-markup';
import { useLocale } from '../../lib/text/locale';
import { localizeLinks } from '../../lib/text/localize-links';
import { useT } from '../../lib/text/strings';

type RichTextProps = { html: string; id?: string; className?: string };

/** Text that editors wrote, rendered and sanitised by the CMS. */
export function RichText({ html, id, className = 'rich-text' }: RichTextProps) {
  const table = useT()('rich-text.table');
  const __html = localizeLinks(withScrollingTables(withoutEmptyHeaders(html), table), useLocale());
  return <div id={id} className={className || undefined} dangerouslySetInnerHTML={{ __html }} />;
}

/** A table that is wider than a phone scrolls within itself, also by keyboard. */
const withScrollingTables = (html: string, label: string): string =>
  html
    .replaceAll('<table>', `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeMarkup(label)}"><table>`)
    .replaceAll('</table>', '</table></div>');

/** A Markdown table's empty corner is no heading of anything. */
const withoutEmptyHeaders = (html: string): string => html.replaceAll(/<th><\/th>/g, '<td></td>');

/** A line that editors wrote, with its links and emphasis. */
export const InlineText = ({ html }: { html: string }) => (
  <span className="inline-text" dangerouslySetInnerHTML={{ __html: localizeLinks(html, useLocale()) }} />
);
