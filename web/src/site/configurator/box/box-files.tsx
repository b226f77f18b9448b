import { FileList } from '../../../uploads/file-list';
import type { BoxActions } from './use-box';
import { useCartServices, useUploads } from '../cart/use-cart';
import { useStored } from '../cart/cart-store';
import type { BoxProduct } from './box-actions';

type BoxFilesProps = { product: BoxProduct; onRemove: BoxActions['removeFile'] };

/** The temporary product's files, those on their way included. */
export function BoxFiles({ product, onRemove }: BoxFilesProps) {
  const { temporary } = useStored();
  const { uploads: queue } = useCartServices();
  const uploads = useUploads().filter((row) => row.productId === product.id && row.place === 'temporary');
  const files = temporary.product?.productId === product.id ? (temporary.files[product.id] ?? []) : [];
  return <FileList files={files} uploads={uploads} queue={queue} onRemove={(file) => onRemove(file.fileName)} />;
}
