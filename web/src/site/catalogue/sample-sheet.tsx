import type { Accent } from '@contract/content/product';
import { useId } from 'react';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';

type SampleSheetProps = { name: string; drawing: string; accent: Accent };

/** Sections whose result is a layered drawing. */
const LAYERED: readonly Accent[] = ['paper', 'cad'];

/** A framed sheet with the service's drawing; radio buttons switch its views without JavaScript. */
export function SampleSheet({ name, drawing, accent }: SampleSheetProps) {
  const t = useT();
  const group = useId();
  const views = [
    { view: 'before', drawing: `sample/${accent}`, label: t('catalogue.sheet.before') },
    { view: 'after', drawing, label: t('catalogue.sheet.after') },
    ...(LAYERED.includes(accent) ? [{ view: 'layers', drawing: 'sample/layers', label: t('catalogue.sheet.layers') }] : []),
  ];
  return (
    <figure className="sample-sheet">
      <div className="sample-sheet-paper" role="img" aria-label={t('catalogue.sheet.label', { name })}>
        <Drawing name="scene/sheet-frame" />
        {views.map((each) => (
          <Drawing key={each.view} className={`sheet-view ${each.view}`} name={each.drawing} />
        ))}
      </div>
      <figcaption>
        <div className="segments" role="radiogroup" aria-label={t('catalogue.sheet.views')}>
          {views.map(({ view, label }) => (
            <label key={view}>
              <input type="radio" name={group} value={view} defaultChecked={view === 'after'} />
              {label}
            </label>
          ))}
        </div>
        <span className="mono muted only-wide">{t('catalogue.sheet.note')}</span>
      </figcaption>
    </figure>
  );
}
