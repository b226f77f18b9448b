const farewells = new Set(['account-deleted', 'person-erased']);

/** Whether a mail is the last one to somebody whose address we were asked to forget. */
export const isFarewell = (template: string): boolean => farewells.has(template);

/**
 * Whether nothing of a mail stays once it has left or cannot. Without a mail server the mailbox is where it arrives, so
 * it stays there.
 */
export const isForgotten = (template: string): boolean => isFarewell(template) && Boolean(process.env.SMTP_URL);
