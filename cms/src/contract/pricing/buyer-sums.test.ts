import { expect, test } from 'vitest';
import { grossSums, isReadGross } from './buyer-sums';
import { cents, gross, share, STANDARD_VAT, sum } from './money';
import { taxTotals } from './tax';

test('consumers read gross where there is tax, businesses net, and nobody gross without tax', () => {
  const taxed = taxTotals([{ net: cents(10_000), vatRate: STANDARD_VAT }]);
  const untaxed = taxTotals([{ net: cents(10_000), vatRate: 0 }]);
  expect([isReadGross('consumer', taxed), isReadGross('business', taxed), isReadGross('consumer', untaxed)]).toEqual([true, false, false]);
});

test('gross parts, rounding and discount come to the gross total, for all amounts and discounts', () => {
  for (let net = 1; net < 400; net += 7)
    for (const discount of [0, 300, 1_250, 3_333]) {
      const nets = [cents(net), cents(net * 3 + 1), share(cents(net), 8_000)];
      const totals = taxTotals(
        nets.map((amount) => ({ net: amount, vatRate: STANDARD_VAT })),
        discount,
      );
      const parts = nets.map((amount) => gross(amount));
      const { lines, discount: off, rounding } = grossSums(parts, totals);
      expect(sum(parts) + rounding).toBe(lines);
      expect(lines - off).toBe(totals.gross);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
    }
});
