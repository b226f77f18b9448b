import { useT } from '../../lib/strings';

/** The page in place of one that could not be loaded. An empty link address is this page again, with or without JavaScript. */
export function FailurePage() {
  const t = useT();
  return (
    <section className="dead-end squared-paper">
      <div className="wrap">
        <div role="alert">
          <h1>{t('failure.title')}</h1>
          <p className="lead">{t('failure.text')}</p>
          <p className="row">
            <a className="button primary" href="">
              {t('failure.reload')}
            </a>
          </p>
        </div>
        <img className="broken-plan" src="/broken-plan.svg" alt="" width="400" height="290" />
      </div>
    </section>
  );
}
