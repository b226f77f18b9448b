type EventKey<Name> = Name extends `${infer Noun}.${infer Event}` ? `${Noun}.event.${Event}` : never;

/** What a move is called: the text key `quote.event.ask` for `quote.ask`. */
export const eventKey = <Name extends string>(name: Name) => name.replace('.', '.event.') as EventKey<Name>;
