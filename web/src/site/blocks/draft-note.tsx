import { useT } from '../../lib/strings';
import { Icon } from '../../ui/marks/icon';

/** Over a text that still holds example values or the note to the operator: it must not pass for final. */
export function DraftNote() {
  const t = useT();
  return (
    <div className="wrap draft-note">
      <p className="note warn" role="note">
        <Icon name="triangle-alert" />
        <span>{t('pages.draft')}</span>
      </p>
    </div>
  );
}
