import type { Locale } from '../../../contract/constants';
import { translate } from '../../strings/translate';
import type { Fact } from './title-block';

/** A labelled cell of the title block. */
export const fact = (locale: Locale, key: string, value: string): Fact => ({ label: translate(locale, `document.${key}`), value });
