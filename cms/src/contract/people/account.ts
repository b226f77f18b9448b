import * as z from 'zod/mini';
import { locales } from '../constants';
import { Country } from '../country';
import { line, printed, requiredLine, requiredTitle, title } from '../typed-text';
import { VatId } from '../pricing/vat-id';

/** The purposes of links that are mailed to an account's address. */
export const tokenPurposes = ['verify', 'reset', 'invite'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export const PASSWORD_MIN_BYTES = 10;
/** bcrypt uses no more bytes than this; the rest of a longer password would not count. */
const PASSWORD_MAX_BYTES = 72;

/** An e-mail address, at most 254 characters (RFC 5321), in the spelling under which it is stored. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
/** A password as typed; length and commonness are checked where one is set. */
const Password = z.string().check(z.minLength(1), z.maxLength(1_000));

const Credentials = z.object({ email: Email, password: Password });
export type Credentials = z.infer<typeof Credentials>;

/** Body of `POST /api/auth/login`. `code` is a second factor: six digits of the authenticator or a recovery code. */
export const Login = z.extend(Credentials, { code: z.optional(line(40)) });
export type Login = z.infer<typeof Login>;

/** Input of `handleUserCreation` (spec §7, PRODUCT: address and password alone are enough). */
export const SignUp = z.extend(Credentials, {
  name: z.optional(title(120).check(printed)),
  company: z.optional(title(160).check(printed)),
  /** ISO time at which the terms were accepted, by the sender's clock; the server keeps its own time. */
  termsAcceptedAt: z.optional(z.iso.datetime()),
  locale: z.optional(z.enum(locales)),
});
export type SignUp = z.infer<typeof SignUp>;

/** The signed-in user, with the fields that spec §3 names. */
export const AuthUser = z.object({ uid: z.string(), email: z.string(), emailVerified: z.boolean() });
export type AuthUser = z.infer<typeof AuthUser>;

/** The result of a sign-up. Without success `message` gives the reason; `fields` names the texts for the fields at fault. */
export const SignUpResult = z.object({
  success: z.boolean(),
  message: z.string(),
  user: z.nullable(AuthUser),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type SignUpResult = z.infer<typeof SignUpResult>;

export const BillingAddress = z.object({
  name: requiredTitle(160).check(printed),
  street: requiredLine(160).check(printed),
  postcode: requiredLine(20).check(printed),
  city: requiredLine(120).check(printed),
  country: Country,
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** Mails that people may switch off; whatever the law or the account's safety needs is always sent. */
export const NotificationChoices = z.object({
  /** Mails about a sign-in from a device that was not seen before. */
  signIns: z.boolean(),
  /** Mails about an offer that is about to expire. */
  offerReminders: z.boolean(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** Body of `PATCH /api/account`: what people may change about themselves. Everything else is refused. */
export const ProfileChange = z.strictObject({
  name: z.optional(requiredTitle(120).check(printed)),
  company: z.optional(title(160).check(printed)),
  phone: z.optional(line(40)),
  vatId: z.optional(VatId),
  language: z.optional(z.enum(locales)),
  billingAddress: z.optional(z.nullable(BillingAddress)),
  notifications: z.optional(NotificationChoices),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The signed-in person's account. The role has a call of its own (`getUserRole`). */
export const Account = z.extend(AuthUser, {
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  vatId: z.string(),
  language: z.enum(locales),
  billingAddress: z.nullable(BillingAddress),
  notifications: NotificationChoices,
  secondFactor: z.boolean(),
  /** True while this account may do no more than a customer, until it sets up a second factor. */
  secondFactorMissing: z.boolean(),
  recoveryCodesLeft: z.number(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof Account>;

/**
 * Answer of login, refresh and password change. The refresh token travels in an httpOnly cookie only. The lifetime of the
 * access token is given in seconds, since a browser's clock may be wrong.
 */
export const SessionGrant = z.object({ accessToken: z.string(), expiresInSeconds: z.number(), account: Account });
export type SessionGrant = z.infer<typeof SessionGrant>;

/** A device that is signed in. */
export const DeviceSession = z.object({
  id: z.string(),
  /** Browser and system as the device named itself. */
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** Answer of `POST /api/account/second-factor`: what an authenticator app needs. Counts only once it is confirmed. */
export const SecondFactorOffer = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The QR code of `uri` as rows of modules, `1` dark. */
  qr: z.array(z.string()),
});
export type SecondFactorOffer = z.infer<typeof SecondFactorOffer>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** Body of `POST /api/auth/verify-email`: the link's token, and the password when there is no session of that account. */
export const EmailVerification = z.object({ token, password: z.optional(Password) });
export const PasswordReset = z.object({ token, password: Password });
/** Repeats the password, and a code where a second factor is set up, for actions that a borrowed browser must not do alone. */
export const Confirmation = z.object({ password: Password, code: z.optional(line(40)) });
export const PasswordChange = z.object({ currentPassword: Password, password: Password, code: z.optional(line(40)) });
export type PasswordChange = z.infer<typeof PasswordChange>;
export const AddressChange = z.extend(Confirmation, { email: Email });
export type AddressChange = z.infer<typeof AddressChange>;
export const SecondFactorCode = z.object({ code: requiredLine(40) });

/** Counts the UTF-8 bytes of a text. */
export const byteLength = (value: string): number => new TextEncoder().encode(value).length;

/**
 * Checks the length of a new password, in UTF-8 bytes.
 * @returns the text key of the problem, or null
 */
export function passwordLengthProblem(password: string): 'field.password-short' | 'field.password-long' | null {
  const bytes = byteLength(password);
  if (bytes < PASSWORD_MIN_BYTES) return 'field.password-short';
  return bytes > PASSWORD_MAX_BYTES ? 'field.password-long' : null;
}
