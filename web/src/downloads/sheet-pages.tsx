import { useT } from '../lib/text/strings';
import { Icon } from '../ui/marks/icon';

type SheetPagesProps = { page: number; pages: number; onPage: (page: number) => void };

/** Buttons that leaf through a file with several pages. */
export function SheetPages({ page, pages, onPage }: SheetPagesProps) {
  const t = useT();
  if (pages < 2) return <span />;
  return (
    <div className="row sheet-pages">
      <button
        type="button"
        className="icon-button"
        aria-label={t('revise.page.before')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="arrow-left" />
      </button>
      <span className="mono small" role="status">
        {t('revise.page-of', { page, pages })}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('revise.page.after')}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
