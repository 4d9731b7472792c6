import type { Translated } from '@university/shared/language';
import type * as english from './calendar-link-texts';

export const texts: Translated<typeof english.texts> = { dates: 'ये तिथियाँ मेरे कैलेंडर में डालें' };
