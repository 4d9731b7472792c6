import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  hero: {
    find: 'पाठ्यक्रम खोजें',
    seat: 'अपना सीट आवंटन देखें',
  },
  boundary: {
    title: 'कुछ गड़बड़ हो गई।',
    text: 'पृष्ठ को रिफ़्रेश करें या थोड़ी देर बाद फिर से कोशिश करें।',
  },
  notices: {
    loading: 'सूचनाएँ लोड हो रही हैं...',
    fileType: 'PDF',
  },
  announcements: {
    title: 'घोषणाएँ',
    lead: 'हर छात्र, आवेदक और अभिभावक के लिए।',
    failed: 'घोषणाएँ लोड नहीं हो सकीं।',
  },
  study: {
    title: 'पढ़ाई',
    lead: 'आप किस स्तर पर प्रवेश ले सकते हैं?',
    levels: 'पढ़ाई का स्तर',
    empty: 'अभी इस स्तर का कोई पाठ्यक्रम खुला नहीं है।',
    noPage: 'पूरी जानकारी जल्द आएगी',
    all: 'सभी पाठ्यक्रम देखें',
  },
  achievements: {
    title: 'हाल की उपलब्धियाँ',
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    place: (number, count) => `${count} में से ${number}`,
    choose: 'उपलब्धि चुनें',
    show: (number, title) => `उपलब्धि ${number} दिखाएँ: ${title}`,
    pause: 'रोकें',
    play: 'चलाएँ',
    pauseLabel: 'रोकें: उपलब्धियाँ न बदलें',
    playLabel: 'चलाएँ: उपलब्धियाँ बारी-बारी से दिखाएँ',
  },
  messages: { title: 'संदेश' },
  bulletin: {
    title: 'ज़रूरी सूचनाएँ',
    lead: 'प्रवेश के दस्तावेज़, सूचनाएँ और काम के लिंक।',
    kinds: 'सूचना का प्रकार',
    tabs: { admission: 'प्रवेश', students: 'छात्र', 'important-links': 'महत्वपूर्ण लिंक', notices: 'सूचनाएँ' },
    failed: 'ज़रूरी सूचनाएँ लोड नहीं हो सकीं।',
    all: 'सभी ज़रूरी सूचनाएँ',
  },
  campuses: {
    title: 'ज़ोन के अनुसार कैंपस',
    all: 'सभी कैंपस, नक्शे के साथ',
    loading: 'कैंपस लोड हो रहे हैं...',
    failed: 'कैंपस लोड नहीं हो सके।',
    count: (count) => `${count} कैंपस`,
  },
  people: { title: 'काम करते लोग' },
  news: {
    title: 'समाचार',
    failed: 'समाचार लोड नहीं हो सके।',
  },
  events: {
    title: 'छात्र कार्यक्रम',
    failed: 'छात्र कार्यक्रम लोड नहीं हो सके।',
    announced: 'घोषणा:',
  },
  partners: {
    title: 'साझेदार',
    all: 'सभी सहयोग',
  },
  socials: {
    title: 'हमारा काम देखें',
    newTab: '(नए टैब में खुलता है)',
    youtube: 'व्याख्यान, पाठ और फ़िल्में',
  },
};
