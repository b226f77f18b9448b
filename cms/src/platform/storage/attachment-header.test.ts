import { expect, test } from 'vitest';
import { attachmentHeader } from './signed-url';

test.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['Grundriß Süd.pdf', `attachment; filename="Grundri_ Sud.pdf"; filename*=UTF-8''Grundri%C3%9F%20S%C3%BCd.pdf`],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['a\r\nSet-Cookie: x=1.pdf', `attachment; filename="a__Set-Cookie: x=1.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1.pdf`],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  ['平面図.pdf', `attachment; filename="___.pdf"; filename*=UTF-8''%E5%B9%B3%E9%9D%A2%E5%9B%B3.pdf`],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''_.pdf`],
])('%j is saved under its own name', (name, header) => {
  expect(attachmentHeader(name)).toBe(header);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
});
