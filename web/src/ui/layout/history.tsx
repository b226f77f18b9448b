import type { TimelineEntry } from '@contract/quoting/thread';
import { useLocale } from '../../lib/text/locale';
import { type StringKey, useT } from '../../lib/text/strings';
import { formatMoment } from '../../lib/text/format';
import { Panel } from './panel';
import type { ReactNode } from 'react';

/** The text of a request that staff made for its customer. */
const MADE_BY_STAFF = 'fact.quote.submitted.by-staff' as const satisfies StringKey;

type HistoryProps = {
  timeline: readonly TimelineEntry[];
  /** The steps that are still to come. */
  next: readonly string[];
  /** What else is known of a step, by its name in the log. */
  details?: Readonly<Record<string, string>>;
};

/** Shows what happened to a document, where it is, and what is still to come, as a dimension line. */
export function History({ timeline, next, details = {} }: HistoryProps) {
  const t = useT();
  const locale = useLocale();
  const known = timeline
    .map(({ at, name, actor }) => ({
      at,
      detail: details[name],
      key: `fact.${name}`,
      text: t(name === 'quote.submitted' && actor === 'staff' ? MADE_BY_STAFF : (`fact.${name}` as StringKey)),
    }))
    .filter(({ key, text }) => key !== text);
  return (
    <Panel title={t('history')}>
      <ol className="timeline">
        {known.map(({ at, key, text, detail }, index) => (
          <li
            key={`${key} ${at}`}
            className={index === known.length - 1 ? 'now' : undefined}
            aria-current={index === known.length - 1 ? 'step' : undefined}
          >
            {text}
            {detail && <span className="muted row-detail">{detail}</span>}
            <small>{formatMoment(at, locale)}</small>
          </li>
        ))}
        {next.map((step) => (
          <li key={step} className="next">
            {step}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type WorkspaceProps = {
  /** The section that says whose turn it is, and offers the possible transitions. */
  decision: ReactNode;
  /** Puts the decision before everything else on small screens, not behind what it is about. */
  decisionFirst: boolean;
  /** Further facts, below the decision. */
  aside: ReactNode;
  /** The document itself. */
  children: ReactNode;
};

/** A document to work with: the thing itself, the decision and the facts beside. */
export const Workspace = ({ decision, decisionFirst, aside, children }: WorkspaceProps) => (
  <div className={decisionFirst ? 'main-and-side workspace decision-first' : 'main-and-side workspace'}>
    <div>{children}</div>
    <div>{decision}</div>
    <div>{aside}</div>
  </div>
);
