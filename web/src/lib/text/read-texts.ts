import type { Locale } from '@contract/constants';
import { get } from '../http/http';
import type { Namespace } from './namespaces';
import type { Texts } from './strings';

/** Reads a string file from the server, with the translators' overrides already applied. @throws Problem */
export const readTexts = (locale: Locale, namespace: Namespace): Promise<Texts> => get<Texts>(`/strings/${locale}/${namespace}.json`);
