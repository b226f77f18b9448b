import { checkNotes } from '@contract/files/file-check';
import { quarantineChecks, type QuarantinedFile } from '@contract/files/quarantine';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { post } from '../../lib/http/http';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { useConfirm } from '../../ui/forms/use-confirm';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import type { Tone } from '@contract/states/transition';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Loaded } from '../../ui/tables/listed';
import { RecordList } from '../../ui/tables/record-list';
import type { Column } from '../../ui/tables/record-table';
import { ScanNotice } from '../workspace/scan-notice';
import { scanStateQuery } from '../workspace/staff-queries';
import { type FilesFilter, filesPath, filesQuery } from './files-query';

/** Shows how the check of files goes, and the files that wait or are held back. */
export function FilesList({ filter }: { filter: FilesFilter }) {
  const t = useT();
  const state = useQuery(scanStateQuery());
  const query = useInfiniteQuery(filesQuery(filter));
  return (
    <>
      <PageHead title={t('scan')} />
      <div className="scan-state">
        <Panel title={t('scan.state')}>
          <Loaded query={state} lines={1}>
            {(found) => <ScanNotice state={found} />}
          </Loaded>
        </Panel>
      </div>
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ fileName }) => fileName}
        className="dense checked-files"
        tabs={<StateLinks />}
        none={<NoFiles filter={filter} />}
        count={(count) => t('scan.count', { count })}
      />
    </>
  );
}

function StateLinks() {
  const t = useT();
  return (
    <nav className="segments-scroll" aria-label={t('scan.views')}>
      <div className="segments">
        {[undefined, ...quarantineChecks].map((check) => (
          <Link key={check ?? 'all'} to="/admin/files" search={{ check }} activeOptions={{ exact: true }}>
            {t(`scan.view.${check ?? 'all'}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function NoFiles({ filter: { check } }: { filter: FilesFilter }) {
  const t = useT();
  if (!check) return <EmptySheet title={t('scan.none')} text={t('scan.none.text')} />;
  return (
    <EmptySheet title={t('scan.no-match')} text={t('scan.no-match.text')}>
      <Link className="button" to="/admin/files" search={{}}>
        {t('scan.show-all')}
      </Link>
    </EmptySheet>
  );
}

const tones: Record<QuarantinedFile['check'], Tone> = {
  waiting: 'wait',
  'too-large': 'wait',
  held: 'bad',
  infected: 'bad',
  unchecked: 'off',
  clean: 'ok',
  released: 'ok',
};

/** Returns the columns of files, with what stops them and what staff can do. */
function useColumns(): Column<QuarantinedFile>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('scan.file'),
      cell: ({ originalName, fileSize }) => (
        <>
          <b>{originalName}</b>
          <small className="mono muted row-detail">{formatBytes(fileSize, locale)}</small>
        </>
      ),
    },
    {
      title: t('scan.state'),
      cell: ({ check, note }) => (
        <>
          <span className={`status ${tones[check]}`}>{t(`file.check.staff.${check}`)}</span>
          {note && <small className="muted row-detail">{noteText(t, note)}</small>}
        </>
      ),
    },
    { title: t('scan.document'), labelled: true, cell: ({ document }) => <DocumentLink document={document} /> },
    {
      title: t('scan.since'),
      className: 'mono extra-small nowrap',
      labelled: true,
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time>,
    },
    { title: t('scan.release'), cell: (file) => file.releasable && <ReleaseButton file={file} /> },
  ];
}

/** Returns the reason in words, or the name of what was found. */
function noteText(t: ReturnType<typeof useT>, note: string): string {
  const known = checkNotes.find((one) => one === note);
  return known ? t(`scan.note.${known}`) : note;
}

const pages = { quotes: '/admin/quotes/$id', orders: '/admin/orders/$id' } as const;

function DocumentLink({ document }: Pick<QuarantinedFile, 'document'>) {
  const t = useT();
  if (!document) return <span className="muted">{t('scan.document.none')}</span>;
  const { page, id, label } = document;
  if (!page) return label;
  return (
    <Link className="link mono" to={pages[page]} params={{ id }}>
      {label}
    </Link>
  );
}

/** Releases a file that could not be checked as a whole, after a question. */
function ReleaseButton({ file: { fileName, originalName: name } }: { file: QuarantinedFile }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [ask, dialog] = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: () => post(`${filesPath(fileName)}/release`, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'files'] }),
    meta: { success: 'scan.released' },
  });
  async function handleRelease(): Promise<void> {
    const question = { title: t('scan.release.title'), text: t('scan.release.text', { name }), confirm: t('scan.release') };
    if (await ask(question)) mutate();
  }
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={t('scan.release.of', { name })}
        disabled={isPending}
        onClick={() => void handleRelease()}
      >
        {t('scan.release')}
      </button>
      {dialog}
    </>
  );
}
