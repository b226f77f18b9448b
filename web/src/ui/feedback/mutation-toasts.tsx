import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemText } from '../../lib/text/problem-text';
import { useT, type StringKey } from '../../lib/text/strings';
import { useToast } from './toasts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The text of the toast when the change is made. */
      success?: StringKey;
      /** The form itself says what went wrong. */
      quiet?: boolean;
    };
  }
}

/** Says how changes in an area ended: the one place that shows toasts for portal work. */
export function MutationToasts() {
  const t = useT();
  const { work } = useToast();
  const mutations = useQueryClient().getMutationCache();
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type !== 'updated') return;
        const { success, quiet } = event.mutation.meta ?? {};
        if (event.action.type === 'success' && success) work.success(t(success));
        if (event.action.type === 'error' && !quiet) work.error(problemText(t, event.action.error));
      }),
    [mutations, work, t],
  );
  return null;
}
