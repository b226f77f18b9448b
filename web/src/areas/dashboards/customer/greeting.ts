const greetings = [
  { from: 18, key: 'portal.greeting.evening' },
  { from: 11, key: 'portal.greeting.day' },
  { from: 4, key: 'portal.greeting.morning' },
  { from: 0, key: 'portal.greeting.evening' },
] as const;

export type GreetingKey = (typeof greetings)[number]['key'];

/** How people greet each other at this hour, 0 to 23. */
export const greetingAt = (hour: number): GreetingKey => greetings.find(({ from }) => hour >= from)?.key ?? 'portal.greeting.day';
