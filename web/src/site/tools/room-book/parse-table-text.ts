/**
 * The cells of what a spreadsheet puts on the clipboard: tabs between cells, line breaks between rows, quotes
 * around cells that hold either. Empty rows are left out.
 */
export function parseTableText(text: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const normal = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < normal.length; at++) {
    const sign = normal[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (normal[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '' && hasClosingQuote(normal, at)) isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows.filter((row) => row.some((value) => value.trim() !== ''));
}

/** A quote that nobody closes is an inch sign, not a quoted cell. */
function hasClosingQuote(text: string, open: number): boolean {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else return at + 1 === text.length || text[at + 1] === '\t' || text[at + 1] === '\n';
  }
  return false;
}
