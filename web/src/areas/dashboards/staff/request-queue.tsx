import type { StaffQuoteSummary } from '@contract/quoting/quote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { rowsOf } from '../../../lib/http/page-query';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { formatAge } from '../../../lib/text/format';
import { Loaded } from '../../../ui/tables/listed';
import { moveBetweenRows } from '../../../ui/tables/move-between-rows';
import { Panel } from '../../../ui/layout/panel';
import { staffQuotesQuery } from '../../workspace/staff-queries';

const SHOWN = 8;

/** New requests, those that wait longest first. */
export function RequestQueue() {
  const t = useT();
  const query = useInfiniteQuery(staffQuotesQuery({ status: 'submitted', sort: 'oldest' }));
  const all = (
    <Link className="link small" to="/admin/quotes" search={{ status: 'submitted' }}>
      {t('admin.queue.all')}
    </Link>
  );
  return (
    <Panel title={t('admin.queue')} aside={all} flush>
      <Loaded query={query}>
        {(pages) => {
          const waiting = rowsOf(pages);
          if (waiting.length === 0) return <EmptySheet level={3} title={t('admin.queue.none')} text={t('admin.queue.none.text')} />;
          return <Queue waiting={waiting.slice(0, SHOWN)} />;
        }}
      </Loaded>
    </Panel>
  );
}

function Queue({ waiting }: { waiting: readonly StaffQuoteSummary[] }) {
  const t = useT();
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  return (
    <ol className="request-queue" onKeyDown={moveBetweenRows}>
      {waiting.map(({ id, number, name, company, services, submittedAt }) => (
        <li key={id}>
          <Link className="row-link mono" to="/admin/quotes/$id" params={{ id }}>
            {number}
          </Link>
          <span>
            <b>{company || name}</b>
            <small className="muted row-detail">{services.join(', ')}</small>
          </span>
          <span className="mono small nowrap">
            <span className="visually-hidden">{t('admin.queue.waiting')} </span>
            {formatAge(submittedAt, locale, nowMs)}
          </span>
        </li>
      ))}
    </ol>
  );
}
