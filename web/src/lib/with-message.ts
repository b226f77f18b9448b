import type { Message } from '@contract/thread';

/** A document whose conversation went on; a message that is there already stays once. */
export const withMessage = <View extends { messages: Message[] }>(view: View, message: Message): View =>
  view.messages.some(({ id }) => id === message.id) ? view : { ...view, messages: [...view.messages, message] };
