/** Returns a document whose conversation went on; a message that is there already stays once. */
export const withMessage = <View extends { messages: { id: string }[] }>(view: View, message: View['messages'][number]): View =>
  view.messages.some(({ id }) => id === message.id) ? view : { ...view, messages: [...view.messages, message] };
