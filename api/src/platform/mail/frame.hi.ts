import type { Translated } from '@university/shared/language';
import type * as english from './frame';

export const frame: Translated<typeof english.frame> = {
  nobody: 'महोदय या महोदया',
  end: 'यह ई-मेल वेबसाइट ने भेजा है। इसका उत्तर शायद पढ़ा न जाए।',
};
