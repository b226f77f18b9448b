import { useT } from '../../../lib/text/strings';

/** Says what the amounts of a sum are until its last row: where prices are broken down, the total stands out with the tax (§ 3 Abs. 3 PAngV). */
export function SumHead() {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="colgroup" colSpan={2}>
          {t('price.column')}
        </th>
      </tr>
    </thead>
  );
}

/** One amount of a sum; a changed amount lights up because its cell is new to the browser. */
export const SumRow = ({ name, amount, tone }: { name: string; amount: string; tone?: 'total' | 'muted' }) => (
  <tr className={tone}>
    <th scope="row">{name}</th>
    <td className="numeric" key={amount}>
      {amount}
    </td>
  </tr>
);
