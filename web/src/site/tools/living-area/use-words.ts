import { useMemo } from 'react';
import { useLocale } from '../../../lib/locale';
import { useT } from '../../../lib/strings';
import type { Words } from './describe-room';

export function useWords(): Words {
  const t = useT();
  const locale = useLocale();
  return useMemo(() => ({ t, locale }), [t, locale]);
}
