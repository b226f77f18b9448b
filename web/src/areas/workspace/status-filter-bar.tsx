import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/text/strings';

type StatusFilterBarProps<Status extends string> = {
  to: '/app/quotes' | '/app/orders';
  /** The views most people want, beside all and open ones. */
  views: readonly Status[];
  statuses: readonly Status[];
  textOf: (status: Status) => string;
  chosen: Status | 'open' | undefined;
  onChoose: (status: string) => void;
};

/** The views most people want as tabs, every single state in a list. */
export function StatusFilterBar<Status extends string>({ to, views, statuses, textOf, chosen, onChoose }: StatusFilterBarProps<Status>) {
  const t = useT();
  const tabs = [
    { status: undefined, text: t('portal.quotes.view.all') },
    { status: 'open', text: t('portal.quotes.view.open') },
    ...views.map((status) => ({ status, text: textOf(status) })),
  ];
  return (
    <div className="filter-bar">
      <nav className="segments-scroll" aria-label={t('portal.quotes.views')}>
        <div className="segments">
          {tabs.map(({ status, text }) => (
            <Link key={text} to={to} search={{ status } as object} activeOptions={{ exact: true }}>
              {text}
            </Link>
          ))}
        </div>
      </nav>
      <select
        className="input small"
        aria-label={t('portal.quotes.status')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('portal.quotes.any-status')}</option>
        <option value="open">{t('portal.quotes.view.open')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {textOf(status)}
          </option>
        ))}
      </select>
    </div>
  );
}
