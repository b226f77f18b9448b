import type { ScanState } from '@contract/files/quarantine';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';

/** Says whether files are checked, and how many wait or are held back. @param children a link to them */
export function ScanNotice({ state: { scanner, waiting, since, held }, children }: { state: ScanState; children?: ReactNode }) {
  const t = useT();
  const locale = useLocale();
  const isFine = scanner === 'there' && held === 0;
  return (
    <div className={isFine ? 'mail-state' : 'mail-state failed'}>
      <Icon name={isFine ? 'check' : 'triangle-alert'} />
      <div className="stack">
        <p>{t(`scan.state.${scanner}`)}</p>
        {waiting > 0 && since && <p>{t('scan.waiting', { count: waiting, since: formatMoment(since, locale) })}</p>}
        {held > 0 && <p>{t('scan.held', { count: held })}</p>}
        {children}
      </div>
    </div>
  );
}
