import { extensionOf } from '../../contract/files/file';

/** The name under which the n-th file of an assignment reaches its contractor: people name files after customers and addresses. */
export const neutralName = (assignmentNumber: string, position: number, originalName: string): string => {
  const extension = extensionOf(originalName);
  return `${assignmentNumber}-${String(position).padStart(2, '0')}${extension && `.${extension}`}`;
};
