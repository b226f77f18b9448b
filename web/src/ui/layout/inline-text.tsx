import { useLocale } from '../../lib/locale';
import { localizeLinks } from '../../lib/localize-links';

/** A line that editors wrote, with its links and emphasis. */
export const InlineText = ({ html }: { html: string }) => (
  <span className="inline-text" dangerouslySetInnerHTML={{ __html: localizeLinks(html, useLocale()) }} />
);
