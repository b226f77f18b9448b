import * as z from 'zod/mini';
import { BillingAddress } from '../people/account';
import { TransitionCommand } from '../states/transition';
import { title } from '../typed-text';
import { VatId } from '../pricing/vat-id';

/** Body of `POST …/accept`: what makes an offer an order (§ 312j BGB). */
export const Acceptance = z.extend(TransitionCommand, {
  /** The version that was read. */
  version: z.string().check(z.regex(/^[a-z]{1,3}$/)),
  billing: BillingAddress,
  company: z.optional(title(160)),
  vatId: z.optional(VatId),
  /** Order number or Leitweg-ID that the invoice shall carry. */
  reference: z.optional(title(120)),
  termsAccepted: z.literal(true),
  /** Consumers: wants the work to begin before the withdrawal period ends, and knows what that does (§ 356 Abs. 4 BGB). */
  earlyStart: z.optional(z.boolean()),
});
export type Acceptance = z.infer<typeof Acceptance>;
