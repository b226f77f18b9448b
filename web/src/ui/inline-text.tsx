/** A line that editors wrote, with its links and emphasis, rendered and sanitised by the CMS. */
export const InlineText = ({ html }: { html: string }) => <span className="inline-text" dangerouslySetInnerHTML={{ __html: html }} />;
