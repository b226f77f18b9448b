import { isReadGross } from '@contract/pricing/buyer-sums';
import { formatCents } from '@contract/pricing/money';
import type { Order } from '@contract/production/order';
import { dueTime } from '@contract/states/order';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSignedDownload } from '../../downloads/use-download';
import { countText } from '../../lib/text/decimal';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { Panel } from '../../ui/layout/panel';
import { Icon } from '../../ui/marks/icon';
import { DocumentLines } from '../../ui/tables/line-table';
import { OrderFiles } from './order-lines';
import { useOrderStand } from './order-workspace';

type OrderPlacedProps = {
  order: Order;
  /** The API's path of the order. */
  path: string;
  /** The API's path of its quote. */
  quotePath: string;
  /** The link to the order itself. */
  toOrder: ReactNode;
  /** The messages, by which documents are added later. */
  thread: ReactNode;
};

/** What stands after ordering: number, time, price, what comes next, what was ordered, and the documents. */
export function OrderPlaced({ order, path, quotePath, toOrder, thread }: OrderPlacedProps) {
  const t = useT();
  const messages = useRef<HTMLDivElement>(null);
  const { lines, totals, discount, taxCase, buyer, files } = order;
  return (
    <div className="order-placed">
      <PlacedHead order={order}>
        {toOrder}
        <button type="button" className="button" onClick={() => messages.current?.querySelector('button')?.focus()}>
          {t('placed.add-document')}
        </button>
      </PlacedHead>
      <div className="main-and-side">
        <div className="stack">
          <NextSteps order={order} />
          <Panel
            title={t('placed.lines')}
            flush
            aside={<span className="mono extra-small muted">{countText(t, 'placed.count', lines.length)}</span>}
          >
            <DocumentLines lines={lines} totals={totals} discount={discount} taxCase={taxCase} buyer={buyer} />
          </Panel>
        </div>
        <div className="stack">
          <PlacedDocuments order={order} path={path} quotePath={quotePath} />
          <Panel title={t('placed.payment')}>
            <p>{t('placed.payment.text')}</p>
          </Panel>
          <OrderFiles files={files} path={path} />
          <div ref={messages}>{thread}</div>
        </div>
      </div>
    </div>
  );
}

/** The sheet with what was reached, and the facts below it. */
function PlacedHead({ order, children }: { order: Order; children: ReactNode }) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  const stand = useOrderStand(order);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="placed-head" aria-labelledby="placed-title">
      <div className="placed-text">
        <p className="placed-mark">
          <Icon name="check" /> {t('placed.mark')}
        </p>
        <h1 ref={title} id="placed-title" tabIndex={-1}>
          {t('placed.title')}
        </h1>
        <p>{order.status === 'placed' ? stand : t('placed.since', { stand })}</p>
        <p>{t('placed.mail', { email: order.buyer.email })}</p>
        <div className="row">{children}</div>
      </div>
      <PlacedFacts order={order} />
    </section>
  );
}

function PlacedFacts({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const { number, placedAt, quote, totals, buyer, express } = order;
  const due = dueTime(order);
  const isGross = isReadGross(buyer.customerType, totals);
  const amounts = [formatCents(totals.gross, locale), t('placed.net', { amount: formatCents(totals.net, locale) })];
  const netFirst = [
    t('placed.net', { amount: formatCents(totals.net, locale) }),
    t('placed.gross', { amount: formatCents(totals.gross, locale) }),
  ];
  const [price, beside] = isGross ? amounts : netFirst;
  const facts = [
    { name: t('order'), value: number },
    {
      name: t('order.due'),
      value: due ? formatMoment(due, locale) : t('placed.due.open'),
      beside: express && t(`offer.express.${express.term}`),
    },
    { name: t('offer.fixed-price'), value: price, beside: totals.vat === 0 ? t('accept.untaxed') : beside },
    { name: t('order.placed-at'), value: formatMoment(placedAt, locale), beside: `${t('offer')} ${quote.number} ${quote.version}`.trim() },
  ];
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>
            {fact.value}
            {fact.beside && <small>{fact.beside}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What comes next, as a dimension chain; the last part is the customer's. */
function NextSteps({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const due = dueTime(order);
  const steps = [
    { key: 'check', time: t('placed.step.check.time') },
    { key: 'draw', time: t('placed.step.draw.time') },
    { key: 'deliver', time: due ? formatMoment(due, locale) : t('placed.due.open') },
    { key: 'review', time: t('placed.step.review.time') },
  ] as const;
  return (
    <Panel title={t('placed.next')}>
      <ol className="chain placed-chain">
        {steps.map(({ key, time }, index) => (
          <li key={key} className={key === 'review' ? 'own-part' : undefined}>
            <span className="measure">{time}</span>
            <h3>{t(`placed.step.${key}`)}</h3>
            <p>{t(`placed.step.${key}.text`)}</p>
            {index === steps.length - 1 && <span className="end-tick" />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** A browser gives up a download that has not begun for the next one. */
const BETWEEN_DOWNLOADS_MS = 1_000;

/** The documents of the contract, each as a PDF. */
function PlacedDocuments({ order: { number, quote, terms }, path, quotePath }: Omit<OrderPlacedProps, 'toOrder' | 'thread'>) {
  const t = useT();
  const download = useSignedDownload();
  const documents = [
    { name: t('order.confirmation'), about: number, url: `${path}/confirmation/download-url` },
    ...(quote.version
      ? [{ name: t('placed.offer'), about: `${quote.number} ${quote.version}`, url: `${quotePath}/offers/${quote.version}/download-url` }]
      : []),
    ...(terms ? [{ name: t('order.terms'), about: terms.title, url: `${path}/terms/download-url` }] : []),
  ];
  const [isLoading, setIsLoading] = useState(false);
  const loadAll = async () => {
    setIsLoading(true);
    for (const { url } of documents) {
      await download(url);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_DOWNLOADS_MS));
    }
    setIsLoading(false);
  };
  const all = (
    <button type="button" className="link-button small" disabled={isLoading} onClick={() => void loadAll()}>
      {t('placed.load-all')}
    </button>
  );
  return (
    <Panel title={t('placed.documents')} flush aside={documents.length > 1 && all}>
      <ul className="placed-documents">
        {documents.map((document) => (
          <PlacedDocument key={document.url} {...document} />
        ))}
      </ul>
    </Panel>
  );
}

function PlacedDocument({ name, about, url }: { name: string; about: string; url: string }) {
  const t = useT();
  const download = useSignedDownload();
  return (
    <li>
      <span className="mono extra-small" aria-hidden="true">
        PDF
      </span>
      <span>
        <b>{name}</b>
        <small className="mono extra-small muted">{about}</small>
      </span>
      <button type="button" className="icon-button" aria-label={t('file.download', { name })} onClick={() => void download(url)}>
        <Icon name="download" />
      </button>
    </li>
  );
}
