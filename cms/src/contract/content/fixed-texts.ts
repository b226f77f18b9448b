/** Interface texts whose words the law prescribes, by key, and where it does so. Nobody replaces them. */
export const fixedTexts: Readonly<Record<string, string>> = {
  'quote.event.accept': '§ 312j Abs. 3 BGB',
  'footer.cancellation': '§ 312k Abs. 2 BGB',
  'declaration.cancellation.confirm': '§ 312k Abs. 2 BGB',
  'footer.withdrawal': '§ 356a Abs. 1 BGB',
  'declaration.withdrawal.confirm': '§ 356a Abs. 3 BGB',
};
