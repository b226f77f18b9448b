import type { DownloadUrl } from '@contract/files/file';
import type { PersonDetail } from '@contract/people/person';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/http';
import { Icon } from '../../../ui/marks/icon';
import { Panel } from '../../../ui/layout/panel';
import { Spinner } from '../../../ui/feedback/spinner';
import { startDownload } from '../../../downloads/start-download';
import { EraseDialog } from './erase-dialog';
import { personPath } from './people-query';

/** What a person may ask for: a copy of their data, and that it is erased. */
export function PersonData({ person, onErased }: { person: PersonDetail; onErased: () => void }) {
  const { t } = useTranslation();
  const [erasing, setErasing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => post<Pick<DownloadUrl, 'url'>>(`${personPath(person.id)}/export`, {}),
    onSuccess: ({ url }) => startDownload(url),
  });
  return (
    <Panel title={t('person.data')}>
      <div className="stack">
        <p className="small">{t('person.export.text')}</p>
        <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
          {isPending ? <Spinner /> : <Icon name="download" small />} {t('person.export')}
        </button>
        {person.state !== 'erased' && (
          <>
            <p className="small">{t('person.erase.text')}</p>
            <button type="button" className="button" onClick={() => setErasing(true)}>
              {t('person.erase')}
            </button>
          </>
        )}
      </div>
      {erasing && <EraseDialog person={person} onErased={onErased} onClose={() => setErasing(false)} />}
    </Panel>
  );
}
