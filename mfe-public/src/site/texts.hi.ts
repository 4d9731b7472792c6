import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  title: 'साइट मैप',
  lead: 'इस वेबसाइट का हर पृष्ठ, विषय के अनुसार। पाठ्यक्रमों, कैंपस, विभागों और शिक्षकों की अपनी अलग सूचियाँ हैं।',
  loading: 'पृष्ठों की सूची लोड हो रही है...',
  failed: 'पृष्ठों की सूची लोड नहीं हो सकी।',
  groups: {
    about: 'विश्वविद्यालय के बारे में',
    academics: 'पाठ्यक्रम और पढ़ाई',
    admission: 'प्रवेश',
    administration: 'प्रशासन',
    life: 'छात्र जीवन',
    notices: 'सूचनाएँ, निविदाएँ और रिक्तियाँ',
    help: 'मदद और नीतियाँ',
    more: 'और पृष्ठ',
  },
};
