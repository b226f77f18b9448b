/** One amount of a sum; a changed amount lights up because its cell is new to the browser. */
export const SumRow = ({ name, amount, tone }: { name: string; amount: string; tone?: 'total' | 'muted' }) => (
  <tr className={tone}>
    <th scope="row">{name}</th>
    <td className="numeric" key={amount}>
      {amount}
    </td>
  </tr>
);
