import { useT } from '../../lib/strings';

type ConsentButtonProps = { action: 'accept' | 'reject' | 'save' | 'settings'; plain?: boolean };

/** An answer; those that decide look and weigh the same. */
export function ConsentButton({ action, plain = false }: ConsentButtonProps) {
  const t = useT();
  return (
    <button type="button" className={plain ? 'button small' : 'button small primary'} data-consent={action}>
      {t(`consent.${action}`)}
    </button>
  );
}
