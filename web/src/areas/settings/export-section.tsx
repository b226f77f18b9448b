import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/marks/icon';
import { Panel } from '../../ui/layout/panel';
import { Spinner } from '../../ui/feedback/spinner';
import { startDownload } from '../../downloads/start-download';
import { exportAccount } from './account-calls';

/** Everything the shop keeps about the account, as one archive. */
export function ExportSection() {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({ mutationFn: exportAccount, onSuccess: ({ url }) => startDownload(url) });
  return (
    <Panel id="export" title={t('settings.export')}>
      <div className="stack">
        <p>{t('settings.export.explained')}</p>
        <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
          {isPending ? <Spinner /> : <Icon name="download" small />} {t('settings.export.submit')}
        </button>
      </div>
    </Panel>
  );
}
