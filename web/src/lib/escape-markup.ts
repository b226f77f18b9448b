/** Text as it may stand in HTML and XML, attributes included. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
