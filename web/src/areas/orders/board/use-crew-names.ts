import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { rowsOf } from '../../../lib/page-query';
import { boardCrewQuery } from './board-query';

/** All contractors by name, page after page. One who was chosen and is none any more stays to be seen. */
export function useCrewNames(chosen: string | undefined): { value: string; text: string }[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(boardCrewQuery());
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const names = (data ? rowsOf(data) : []).map(({ id, name }) => ({ value: id, text: name }));
  names.sort((one, other) => one.text.localeCompare(other.text, locale));
  return !chosen || names.some(({ value }) => value === chosen) ? names : [...names, { value: chosen, text: t('board.contractor.other') }];
}
