import type { FileMetadataReport } from '@contract/files/metadata';
import type { FileEntry } from '@contract/quoting/thread';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http/http';
import { useT } from '../../lib/text/strings';
import { Loaded } from '../../ui/tables/listed';

/** Returns the query for what a file of a request, or of its order, says of itself. It does not change. */
const metadataQuery = (quoteId: string, fileName: string) =>
  queryOptions({
    queryKey: ['staff', 'work', 'metadata', quoteId, fileName],
    queryFn: ({ signal }) =>
      get<FileMetadataReport>(`/api/staff/quotes/${encodeURIComponent(quoteId)}/files/${encodeURIComponent(fileName)}/metadata`, {
        signal,
      }),
    staleTime: Infinity,
  });

type FileMetadataProps = {
  quoteId: string;
  file: FileEntry;
  /** True when the contractor gets a copy without all this. */
  cleaned: boolean;
  onCleaned: (cleaned: boolean) => void;
};

/** Shows what a chosen file says of itself, marks what names the customer, and offers to send a copy without it. */
export function FileMetadata({ quoteId, file, cleaned, onCleaned }: FileMetadataProps) {
  const t = useT();
  const query = useQuery(metadataQuery(quoteId, file.fileName));
  return (
    <div className="release-metadata" role="group" aria-label={t('work.metadata.of', { name: file.originalName })}>
      <Loaded query={query} lines={1}>
        {({ state, found, cleanable }) => (
          <>
            {state !== 'read' && <p className="small late">{t(`work.metadata.${state}`)}</p>}
            {state === 'read' && found.length === 0 && <p className="small muted">{t('work.metadata.none')}</p>}
            {found.length > 0 && <Found found={found} />}
            {found.length > 0 && cleanable && (
              <label className="row small">
                <input type="checkbox" checked={cleaned} onChange={({ target }) => onCleaned(target.checked)} />
                {t('work.metadata.clean')}
              </label>
            )}
            {found.length > 0 && !cleanable && <p className="small late">{t('work.metadata.not-cleanable')}</p>}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Found({ found }: Pick<FileMetadataReport, 'found'>) {
  const t = useT();
  return (
    <dl className="metadata-facts">
      {found.map(({ source, name, value, hit }, index) => (
        <div key={`${source} ${name} ${index}`}>
          <dt>
            {t(`work.metadata.source.${source}`)} <span className="mono">{name}</span>
          </dt>
          <dd>
            {value}
            {hit && <b className="late"> {t('work.metadata.hit', { word: hit })}</b>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
