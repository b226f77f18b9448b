import type { LoggedEvent } from '../../contract/people/logged-event';

/** A fact of the log, as far as mails depend on it. */
type Step = Pick<LoggedEvent, 'name' | 'actor'>;

type Audience = 'customer' | 'staff';

/** Facts that are told to whoever did not cause them. The text of each is `mail.<fact>.*`, with a hyphen for the dot. */
const audiencesByEvent: Record<string, readonly Audience[]> = {
  'quote.asked': ['customer'],
  'quote.answered': ['staff'],
  'quote.offered': ['customer'],
  'quote.declined': ['staff'],
  'quote.changes-requested': ['staff'],
  'quote.withdrawn': ['customer'],
  'quote.reminded': ['customer'],
  'quote.expired': ['customer'],
  'quote.declined-by-us': ['customer'],
  'quote.cancelled': ['staff'],
  'quote.message-written': ['customer', 'staff'],
  'order.placed': ['customer', 'staff'],
  'order.started': ['customer'],
  'order.delivered': ['customer'],
  'order.review-stopped': ['staff'],
  'order.completed': ['customer', 'staff'],
  'order.revision-requested': ['staff'],
  'order.held': ['customer', 'staff'],
  'order.resumed': ['customer'],
  'order.cancelled': ['customer'],
  'order.withdrawn': ['customer', 'staff'],
};

/** Acts of one's own that are confirmed all the same: they found, end or change a contract. */
const confirmed = ['order.placed', 'order.completed', 'order.withdrawn'];

export type StepMail = { template: string; audience: Audience };

/** Who is written to after a step. */
export function mailsAfter({ name, actor }: Step): StepMail[] {
  const audiences = audiencesByEvent[name] ?? [];
  const cause: Audience = actor === 'customer' ? 'customer' : 'staff';
  return audiences
    .filter((audience) => audience !== cause || actor === 'timer' || (audience === 'customer' && confirmed.includes(name)))
    .map((audience) => ({ audience, template: `${name.replace('.', '-')}${audience === 'staff' ? '-notice' : ''}` }));
}

/** Mails that people may switch off: the others belong to a contract. */
export const isOptional = (template: string): boolean => template === 'quote-reminded';

/** Every step mail there is, as tests and the renderer know them. */
export const stepTemplates: readonly string[] = Object.entries(audiencesByEvent).flatMap(([name, audiences]) =>
  audiences.map((audience) => `${name.replace('.', '-')}${audience === 'staff' ? '-notice' : ''}`),
);
