import { useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import { useToast } from '../../../ui/feedback/toasts';
import { FileInput, useFileTarget } from '../../../uploads/file-drop';
import { FileList } from '../../../uploads/file-list';
import type { Outcome } from '../cart/cart-actions';
import type { CartLine } from '../cart/cart-line';
import { useCart, useCartServices, useUploads } from '../cart/use-cart';
import { useLineName } from '../cart/use-cart-lines';

/** The line's files; without any, the offer to add some or to use another line's. */
export function CartItemFiles({ line, lines }: { line: CartLine; lines: readonly CartLine[] }) {
  const { main, work } = useToast();
  const { files, actions } = useCart();
  const { uploads: queue } = useCartServices();
  const { productId } = line.item;
  const uploads = useUploads().filter((row) => row.productId === productId && row.place === 'cart');
  const own = files[productId] ?? [];
  const addFiles = (chosen: File[]) => report(actions.addFiles(productId, chosen), work.error);
  const { over, ...target } = useFileTarget(addFiles);
  const isWithout = own.length === 0 && uploads.length === 0;
  const donor = lines.find(({ item }) => item.productId !== productId && (files[item.productId]?.length ?? 0) > 0);
  return (
    <div className={over ? 'cart-item-files over' : 'cart-item-files'} {...target}>
      <FileList
        files={own}
        uploads={uploads}
        queue={queue}
        onRemove={(file) => report(actions.removeFile(productId, file.fileName), main.error)}
      />
      {isWithout && line.price ? (
        <NoFiles donor={donor} onFiles={addFiles} onShare={(from) => report(actions.shareFiles(from, productId), main.error)} />
      ) : (
        line.price && <AddFile onFiles={addFiles} />
      )}
    </div>
  );
}

const report = (result: Outcome, show: (text: string) => unknown) => void (result.success || show(result.message));

function AddFile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useT();
  return (
    <label className="link small file-link">
      <FileInput onFiles={onFiles} />
      <Icon name="plus" small /> {t('files.add')}
    </label>
  );
}

type NoFilesProps = { donor: CartLine | undefined; onFiles: (files: File[]) => void; onShare: (fromProductId: string) => void };

function NoFiles({ donor, onFiles, onShare }: NoFilesProps) {
  const t = useT();
  return (
    <div className="note warn">
      <Icon name="triangle-alert" />
      <div className="small">
        <p>{t('cart.no-files')}</p>
        <div className="row">
          <label className="link small file-link">
            <FileInput onFiles={onFiles} /> {t('files.add')}
          </label>
          {donor && <ShareButton donor={donor} onShare={() => onShare(donor.item.productId)} />}
        </div>
      </div>
    </div>
  );
}

function ShareButton({ donor, onShare }: { donor: CartLine; onShare: () => void }) {
  const t = useT();
  const name = useLineName(donor);
  return (
    <button type="button" className="link small" onClick={onShare}>
      {t('cart.share', { name })}
    </button>
  );
}
