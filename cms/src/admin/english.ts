/** The shop's own words in the panel for those who chose English. */
export const english: Record<string, string> = {
  'amount.euros': 'Amount in euros',
  'amount.addon-price': 'Price of an add-on, in euros or percent',
  'amount.quantity': 'Quantity',
  'amount.unclear': 'Unclear: one thousand or one with decimals? Write 1234 or 1,234.00, or 1.23.',
  'amount.no-number': 'This is no amount. Write for example 71.50 or 1,234.50.',
  'amount.places': 'At most two decimal places.',
  'amount.range': 'This is too much.',
  'amount.vat': '{net} net = {gross} incl. VAT.',
  'amount.again': 'Once more',
  'amount.again.why': 'That is {change} ({after} instead of {before}). Type the new amount once more.',
};
