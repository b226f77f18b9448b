import { useT } from '../../lib/text/strings';
import { DeadEnd } from './dead-end';

/** The page in place of one that could not be loaded. An empty link address is this page again, with or without JavaScript. */
export function FailurePage() {
  const t = useT();
  return (
    <DeadEnd title={t('failure.title')} text={t('failure.text')} alert>
      <a className="button primary" href="">
        {t('failure.reload')}
      </a>
    </DeadEnd>
  );
}
