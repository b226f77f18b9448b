import type { QuoteView } from '@contract/quoting/offer';
import type { QuoteContact as Contact } from '@contract/quoting/quote';
import type { FileEntry } from '@contract/quoting/thread';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { DownloadRow } from '../../downloads/download-list';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Panel } from '../../ui/layout/panel';
import type { ReactNode } from 'react';
import { countryName } from '../../ui/forms/countries';
import { formatDate } from '../../lib/text/format';

type QuoteFilesProps = Pick<QuoteView, 'lines' | 'checks'> & {
  /** The API's path of this quote, below which its files are. */
  path: string;
};

/** Lists a request's files with their service and the state of their check; of one that is gone there is none to tell. */
export const filesOf = ({ lines, checks }: Pick<QuoteView, 'lines' | 'checks'>): (FileEntry & { service: string })[] =>
  lines.flatMap((line) => line.files.map((file) => ({ ...file, check: checks[file.fileName] ?? 'clean', service: line.name })));

/** A list of all files of a request. */
export function QuoteFiles({ lines, checks, path }: QuoteFilesProps) {
  const t = useT();
  const locale = useLocale();
  const files = filesOf({ lines, checks });
  const total = files.reduce((bytes, { fileSize }) => bytes + fileSize, 0);
  if (files.length === 0) {
    return (
      <Panel title={t('guest.files')}>
        <p className="muted">{t('quote.files.none')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('guest.files')} aside={<span className="mono extra-small muted">{formatBytes(total, locale)}</span>}>
      <ul className="file-list">
        {files.map((file) => (
          <DownloadRow
            key={file.fileName}
            file={file}
            path={path}
            state={lines.length > 1 ? `${formatBytes(file.fileSize, locale)}, ${file.service}` : formatBytes(file.fileSize, locale)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type QuoteContactProps = {
  contact: Contact;
  title: string;
  /** True where staff read of their customer. */
  forStaff?: boolean;
  /** The content below the facts. */ children?: ReactNode;
};

/** Shows the contact data of the person who sent the request. */
export function QuoteContact({ contact, title, forStaff = false, children }: QuoteContactProps) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    [t('contact.name'), contact.name],
    [t('contact.email'), contact.email],
    [t('contact.company'), contact.company],
    [t(forStaff ? 'editor.contact.customer-type' : 'contact.customer-type'), t(`contact.customer-type.${contact.customerType}`)],
    [t('contact.vat-id'), contact.vatId],
    [t('contact.phone'), contact.phone],
    [t('contact.project-country'), countryName(contact.projectCountry, locale)],
    [t('contact.project-postcode'), contact.projectPostcode],
    [t('contact.wanted-date'), contact.wantedDate && formatDate(contact.wantedDate, locale)],
    [t('contact.message'), contact.message],
  ];
  return (
    <Panel title={title}>
      <dl className="review-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
    </Panel>
  );
}
