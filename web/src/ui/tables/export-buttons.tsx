import { type ExportFormat, exportFormats, type ExportedList } from '@contract/list';
import { useState } from 'react';
import { getFile } from '../../lib/http/get-file';
import { isoDay } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { type ListFilter, queryString } from '../../lib/http/query-string';
import { problemText } from '../../lib/text/problem-text';
import { useT } from '../../lib/text/strings';
import { Icon } from '../marks/icon';
import { saveBlob } from '../marks/save-blob';
import { Spinner } from '../feedback/loading';
import { useToast } from '../feedback/toasts';

type ExportButtonsProps = { list: ExportedList; /** The filter of the list as it is shown now. */ filter: ListFilter };

/** Buttons that export what a list shows as a file, all pages of it. */
export function ExportButtons({ list, filter }: ExportButtonsProps) {
  const t = useT();
  const locale = useLocale();
  const { work } = useToast();
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const download = async (format: ExportFormat) => {
    setRunning(format);
    try {
      const file = await getFile(`/api/staff/exports/${list}${queryString({ ...filter, format, locale })}`);
      saveBlob(file, `${t(`export.list.${list}`)}-${isoDay(new Date())}.${format}`);
      work.success(t('export.done'));
    } catch (failure) {
      work.error(problemText(t, failure));
    }
    setRunning(null);
  };
  return (
    <div className="row" role="group" aria-label={t('export.menu')}>
      {exportFormats.map((format) => (
        <button key={format} type="button" className="button small" disabled={running !== null} onClick={() => void download(format)}>
          {running === format ? <Spinner /> : <Icon name="download" small />} {t(`export.${format}`)}
        </button>
      ))}
    </div>
  );
}
