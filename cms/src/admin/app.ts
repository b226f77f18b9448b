import { german } from './german';

/** The panel in German, without product news and tours. */
export default {
  config: {
    locales: ['de'],
    translations: { de: german },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {},
};
