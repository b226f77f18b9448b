import { extensionOf, MAX_FILE_NAME_LENGTH } from '../../contract/files/file';

/** The visitor's file name without folders, control and direction signs; a long one loses its middle, not its extension. */
export function originalName(given: string): string {
  const name = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  if (visible.length <= MAX_FILE_NAME_LENGTH) return visible;
  const ending = `…${visible.slice(-Math.min(extensionOf(visible).length + 1, 20))}`;
  return (visible.slice(0, MAX_FILE_NAME_LENGTH - ending.length) + ending).replace(/\p{Cs}/gu, '');
}
