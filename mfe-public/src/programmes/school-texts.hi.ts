import type { Translated } from '@university/shared/language';
import type * as english from './school-texts';

export const schoolTexts: Translated<typeof english.schoolTexts> = {
  notOk: 'सर्वर से सही जवाब नहीं मिला',
  unexpected: 'जानकारी सही रूप में नहीं आई',
};
