import { FileList } from '../../../uploads/file-list';
import { useCartServices, useUploads } from '../cart/use-cart';
import { useStored } from '../cart/cart-store';
import type { BoxProduct } from './box-actions';

type BoxFilesProps = {
  product: BoxProduct;
  /** Where the files lie: with the temporary product, or in the cart. */
  place: 'temporary' | 'cart';
  onRemove: (fileName: string) => void;
};

/** The product's files, those on their way included. */
export function BoxFiles({ product: { id }, place, onRemove }: BoxFilesProps) {
  const { cart, temporary } = useStored();
  const { uploads: queue } = useCartServices();
  const uploads = useUploads().filter((row) => row.productId === id && row.place === place);
  const files = (place === 'cart' ? cart : temporary).files[id] ?? [];
  return <FileList files={files} uploads={uploads} queue={queue} onRemove={(file) => onRemove(file.fileName)} />;
}
