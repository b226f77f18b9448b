import type { Locale } from '../../contract/constants';
import type { Quote } from '../../contract/quoting/quote';

/** What every mail about a quote is written from. */
export type QuoteMail = { quote: Quote; locale: Locale; brand: string; footer: string; guestUrl: string };
