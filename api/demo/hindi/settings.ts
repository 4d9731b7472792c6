import { placementTexts, popupTexts, reservationTexts } from './settings/admission';
import { calendarTexts, holidayTexts } from './settings/calendar';
import { homeTexts } from './settings/home';
import { identityTexts } from './settings/identity';
import { footerTexts, menuTexts } from './settings/navigation';
import { officerTexts } from './settings/officers';

/** Every text of the settings, by the English text. Where two settings have the same words, they are the same in Hindi. */
export const settingTexts: Readonly<Record<string, string>> = {
  ...identityTexts,
  ...menuTexts,
  ...footerTexts,
  ...homeTexts,
  ...officerTexts,
  ...calendarTexts,
  ...holidayTexts,
  ...reservationTexts,
  ...popupTexts,
  ...placementTexts,
};
