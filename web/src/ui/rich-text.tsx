/** Text that editors wrote, rendered and sanitised by the CMS. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: withoutEmptyHeaders(html) }} />;
}

/** A Markdown table's empty corner is no heading of anything. */
const withoutEmptyHeaders = (html: string): string => html.replaceAll(/<th><\/th>/g, '<td></td>');
