import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';
import { LongArrow } from '../../ui/marks/long-arrow';
import { ZoneMark } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';

export function ToolTeaser() {
  const t = useT();
  return (
    <section className="section sheet" data-accent="data">
      <div className="wrap split centred">
        <Drawing className="slope-drawing" name="scene/roof-slope" label={t('catalogue.tool.drawing')} />
        <div>
          <ZoneMark letter="E">{t('catalogue.tool.zone')}</ZoneMark>
          <h2>{t('catalogue.tool.title')}</h2>
          <p className="lead">{t('catalogue.tool.text')}</p>
          <SiteLink className="button" to="/loesungen/wohnflachenberechnung">
            {t('catalogue.tool.link')} <LongArrow />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
