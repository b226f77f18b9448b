import type { AgreedTerms, Order } from '@contract/production/order';
import type { LegalTextVersion } from '@contract/quoting/offer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedDownload } from '../../downloads/use-download';
import { get } from '../../lib/http/http';
import { problemText } from '../../lib/text/problem-text';
import { useT } from '../../lib/text/strings';
import { RichText } from '../../ui/layout/rich-text';
import { Skeleton } from '../../ui/feedback/loading';
import { Panel } from '../../ui/layout/panel';
import { Icon } from '../../ui/marks/icon';

type OrderTermsProps = { order: Pick<Order, 'terms' | 'privacy'>; /** The API's path of the order. */ path: string };

/** Shows the terms that an order was placed under, with their checksum; nothing for orders from before these were kept. */
export function OrderTerms({ order: { terms, privacy }, path }: OrderTermsProps) {
  const t = useT();
  const download = useSignedDownload();
  const [wasOpened, setOpened] = useState(false);
  if (!terms) return null;
  return (
    <Panel title={t('order.terms')}>
      <div className="stack">
        <details className="agreed-terms" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
          <summary>{terms.title}</summary>
          {wasOpened && <AgreedText path={path} terms={terms} />}
        </details>
        <Checksum label={t('order.terms.version')} version={terms.version} />
        {privacy && <Checksum label={t('order.terms.privacy', { title: privacy.title })} version={privacy.version} />}
        <button type="button" className="button small" onClick={() => void download(`${path}/terms/download-url`)}>
          <Icon name="download" small /> {t('order.terms.pdf')}
        </button>
      </div>
    </Panel>
  );
}

function Checksum({ label, version }: { label: string; version: string }) {
  return (
    <p className="extra-small muted">
      {label} <code className="checksum">{version}</code>
    </p>
  );
}

/** Shows the text itself, with the instruction on withdrawal that belongs to it. */
function AgreedText({ path, terms: { title, version } }: { path: string; terms: LegalTextVersion }) {
  const t = useT();
  // A version never changes.
  const { data, error } = useQuery({
    queryKey: ['agreed-terms', path, version],
    queryFn: ({ signal }) => get<AgreedTerms>(`${path}/terms`, { signal }),
    staleTime: Infinity,
  });
  if (error) return <p className="small">{problemText(t, error)}</p>;
  if (!data) return <Skeleton />;
  return (
    <div className="agreed-text small" role="region" aria-label={title} tabIndex={0}>
      <RichText html={data.bodyHtml} />
      {noticeBeside(data).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Returns the instruction on withdrawal where the terms do not have it themselves. */
function noticeBeside({ bodyHtml, withdrawalNotice }: AgreedTerms): readonly string[] {
  const sentence = withdrawalNotice?.find((paragraph) => paragraph.endsWith('.'));
  return sentence === undefined || bodyHtml.includes(sentence) ? [] : (withdrawalNotice ?? []);
}
