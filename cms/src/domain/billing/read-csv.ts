/** Rows of a delimited text (RFC 4180; the delimiter is the one of `;`, tab and `,` that occurs most in it). */
export function readCsv(text: string): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  /** Looked at for each quotation mark: asking the cell would read it again and again. */
  let blank = true;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
    blank = true;
  };
  const addSign = (sign: string) => {
    cell += sign;
    blank &&= sign.trim() === '';
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  const signs = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < signs.length; at++) {
    const sign = signs.charAt(at);
    if (quoted && sign === '"' && signs[at + 1] === '"') addSign(signs.charAt(++at));
    else if (sign === '"' && (quoted || blank)) quoted = !quoted;
    else if (!quoted && sign === delimiter) endCell();
    else if (!quoted && sign === '\n') endRow();
    else addSign(sign);
  }
  endRow();
  return rows;
}

const delimiters = [';', '\t', ','];

function delimiterOf(text: string): string {
  const count = (sign: string) => text.split(sign).length;
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
