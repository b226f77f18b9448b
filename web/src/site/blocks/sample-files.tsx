import type { Sample, SampleView } from '@contract/content/sample';
import { type ReactNode, useId } from 'react';
import { useT } from '../../lib/text/strings';

/** Returns the address of a file of the samples; it changes with them, so that browsers keep it. */
const addressOf = (file: string): string => `${import.meta.env.SAMPLES}/${file}`;

type PosterProps = { view: SampleView; isDecoration?: boolean };

const POSTER_WIDTH = 640;

/** The small picture of a sheet that is shown before the sheet itself. */
export const SamplePoster = ({ view: { poster, width, height, alt }, isDecoration = false }: PosterProps) => (
  <img
    className="poster"
    src={addressOf(poster)}
    alt={isDecoration ? '' : alt}
    width={POSTER_WIDTH}
    height={Math.round((POSTER_WIDTH * height) / width)}
    loading="lazy"
    decoding="async"
  />
);

/** The sheets and pictures of a sample side by side: each opens in its place, to enlarge and to move; the files are below. */
export function SampleFiles({ sample: { kind, views, downloads } }: { sample: Sample }) {
  const t = useT();
  return (
    <div className="artefacts">
      <h3>{t(kind === 'result' ? 'catalogue.sample.result' : 'catalogue.sample.basis')}</h3>
      <div className="artefact-row">
        {views.map((view) => (
          <details key={view.file} className="artefact">
            <summary>
              <SamplePoster view={view} />
              <span>
                {view.caption} <b>{t('catalogue.sample.enlarge')}</b>
                <b>{t('catalogue.sample.shrink')}</b>
              </span>
            </summary>
            <SampleViewer view={view} />
          </details>
        ))}
      </div>
      {downloads.length > 0 && (
        <ul className="artefact-files" aria-label={t('catalogue.sample.files')}>
          {downloads.map(({ file, format }) => (
            <li key={file}>
              <SampleLink file={file}>{t('catalogue.sample.download', { format })}</SampleLink>
              <span className="mono small muted">{file}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const SampleLink = ({ file, children }: { file: string; children: ReactNode }) => (
  <a className="button small" href={addressOf(file)} download={file}>
    {children}
  </a>
);

const zooms = [100, 200, 400] as const;

/** A sheet as large as its window or larger; it scrolls by finger, wheel and arrow keys. Nothing of it is loaded before it is opened. */
function SampleViewer({ view: { file, width, height, caption, alt } }: { view: SampleView }) {
  const t = useT();
  const group = useId();
  return (
    <div className="artefact-viewer">
      <div className="segments" role="radiogroup" aria-label={t('catalogue.sample.zoom')}>
        {zooms.map((zoom) => (
          <label key={zoom}>
            <input type="radio" name={group} value={zoom} defaultChecked={zoom === 100} />
            {zoom} %
          </label>
        ))}
      </div>
      <div className="artefact-window" tabIndex={0} role="group" aria-label={caption}>
        <img src={addressOf(file)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </div>
    </div>
  );
}
