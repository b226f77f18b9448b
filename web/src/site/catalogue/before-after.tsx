import type { Accent } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';

/** Input and result of a section on one sheet; the section line between them moves by mouse, finger and arrow keys (`useSectionCut`). */
export function BeforeAfter({ accent }: { accent: Accent }) {
  const t = useT();
  return (
    <figure className="before-after">
      <div className="before-after-drawings" role="img" aria-label={t(`catalogue.cut.drawing.${accent}`)}>
        <Drawing className="before" name={`before/${accent}`} />
        <Drawing className="after" name={`after/${accent}`} />
      </div>
      <figcaption>
        <span className="caption">{t(`catalogue.cut.before.${accent}`)}</span>
        <span className="caption right">{t(`catalogue.cut.after.${accent}`)}</span>
      </figcaption>
      <input type="range" min="0" max="100" defaultValue="50" aria-label={t('catalogue.cut.label')} />
      <span className="cut-line" aria-hidden="true" />
    </figure>
  );
}
