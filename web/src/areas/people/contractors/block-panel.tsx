import type { ContractorDetail } from '@contract/production/contractor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/http';
import { Panel } from '../../../ui/layout/panel';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { contractorPath } from './crew-query';

type BlockPanelProps = { contractor: ContractorDetail; onContractor: (contractor: ContractorDetail) => void };

/** Keeps a contractor out or lets them in again; says before what becomes of their work. */
export function BlockPanel({ contractor: { id, name, state, withdrawable }, onContractor }: BlockPanelProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [ask, question] = useConfirm();
  const isBlocked = state === 'blocked';
  const event = isBlocked ? 'unblock' : 'block';
  const { mutate, isPending } = useMutation({
    mutationFn: () => post<ContractorDetail>(`${contractorPath(id)}/${event}`, {}),
    onSuccess: (contractor) => {
      onContractor(contractor);
      void queryClient.invalidateQueries({ queryKey: ['staff', 'work'] });
    },
    meta: { success: isBlocked ? 'crew.unblocked' : 'crew.blocked' },
  });
  const handleClick = async () => {
    const work = withdrawable > 0 ? t('crew.block.work', { count: withdrawable }) : t('crew.block.no-work');
    const sure = isBlocked || (await ask({ title: t('crew.block.title', { name }), text: work, confirm: t('crew.block') }));
    if (sure) mutate();
  };
  return (
    <Panel title={t('crew.access')}>
      <div className="stack">
        <p className="small">{t(isBlocked ? 'crew.unblock.text' : 'crew.block.text')}</p>
        <button type="button" className="button" disabled={isPending} onClick={() => void handleClick()}>
          {t(`crew.${event}`)}
        </button>
      </div>
      {question}
    </Panel>
  );
}
