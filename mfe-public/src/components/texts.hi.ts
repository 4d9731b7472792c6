import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  corrected: (day, text) => `${day} को सुधारा गया: ${text}`,
  offers: { programme: 'पाठ्यक्रम', shift: 'शिफ़्ट', seats: 'सीटें', firstPayment: 'पहला भुगतान' },
};

export const loadedTexts: Translated<typeof english.loadedTexts> = {
  recovers: 'यह पृष्ठ अपने आप फिर से कोशिश करता है।',
};
