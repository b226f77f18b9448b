import { useLocale } from '../../lib/locale';
import { localePath } from '../../lib/locale-path';
import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';
import { MAX_QUESTION_LENGTH, SEARCH_PATH } from './search-address';

/** Asks the results page; works without JavaScript. */
export function SearchForm({ question }: { question: string }) {
  const t = useT();
  return (
    <form className="search-form" role="search" action={localePath(useLocale(), SEARCH_PATH)}>
      <label className="search-input">
        <Icon name="search" />
        <span className="visually-hidden">{t('search.label')}</span>
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={question}
          maxLength={MAX_QUESTION_LENGTH}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className="button primary">
        {t('search.submit')}
      </button>
    </form>
  );
}
