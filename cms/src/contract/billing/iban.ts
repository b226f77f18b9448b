const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Checks the form and the check digits of an IBAN, written with or without spaces (ISO 13616, ISO 7064 mod 97-10). */
export function isIban(typed: string): boolean {
  const iban = typed.replaceAll(' ', '').toUpperCase();
  if (!FORM.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Writes an IBAN in groups of four, however it was typed (DIN 5008). */
export const formatIban = (typed: string): string => typed.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
