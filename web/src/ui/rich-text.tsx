import { useLocale } from '../lib/locale';
import { localizeLinks } from '../lib/localize-links';

type RichTextProps = { html: string; id?: string; className?: string };

/** Text that editors wrote, rendered and sanitised by the CMS. */
export function RichText({ html, id, className = 'rich-text' }: RichTextProps) {
  const __html = localizeLinks(withoutEmptyHeaders(html), useLocale());
  return <div id={id} className={className || undefined} dangerouslySetInnerHTML={{ __html }} />;
}

/** A Markdown table's empty corner is no heading of anything. */
const withoutEmptyHeaders = (html: string): string => html.replaceAll(/<th><\/th>/g, '<td></td>');
