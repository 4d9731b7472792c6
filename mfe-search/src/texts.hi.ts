import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  title: 'खोज',
  titleOf: (query) => `खोज: ${query}`,
  description: (query) => `“${query}” से जुड़े पृष्ठ, पाठ्यक्रम, कैंपस, लोग और सूचनाएँ।`,
  lead: 'यहाँ पृष्ठ, पाठ्यक्रम, विभाग, कैंपस, लोग और सूचनाएँ मिलती हैं।',
  label: 'वेबसाइट में खोजें',
  placeholder: 'कुछ भी खोजें...',
  submit: 'खोजें',
  close: 'खोज बंद करें',

  suggestionsTitle: 'बहुत लोग यह खोजते हैं',
  suggestions: {
    ug: {
      title: 'स्नातक पाठ्यक्रम',
      about: 'कक्षा 12 के बाद के पाठ्यक्रम',
      names: ['ug', 'undergraduate', 'bachelor', 'B.Tech.', 'B.Tech. पाठ्यक्रम'],
    },
    pg: {
      title: 'स्नातकोत्तर पाठ्यक्रम',
      about: 'पहली डिग्री के बाद के पाठ्यक्रम',
      names: ['pg', 'postgraduate', 'master'],
    },
    diploma: {
      title: 'डिप्लोमा पाठ्यक्रम',
      about: 'डिग्री से कम अवधि के पाठ्यक्रम',
      names: ['diploma', 'पॉलिटेक्निक'],
    },
  },
  recentTitle: 'आपने यह खोजा था',
  clearRecent: 'पिछली खोजें हटाएँ',
  shortcut: 'खोज को / कुंजी से खोलें',

  kinds: {
    page: 'पृष्ठ',
    program: 'पाठ्यक्रम',
    department: 'विभाग',
    campus: 'कैंपस',
    person: 'शिक्षक',
    notice: 'सूचनाएँ',
  },
  levels: { DIPLOMA: 'डिप्लोमा', UG: 'स्नातक', PG: 'स्नातकोत्तर' },
  aboutProgram: (code, level, duration) => `${code} · ${level} · ${duration}`,
  departmentOf: (subject) => `${subject} विभाग`,
  aboutDepartment: 'विभागाध्यक्ष, शिक्षक और विभाग के पाठ्यक्रम',
  aboutPerson: (designation, department) => `${designation}, ${department}`,
  aboutNotice: (date) => `${date} की सूचना`,
  aboutSection: (count) => `${count} ${count === 1 ? 'सूचना' : 'सूचनाओं'} की सूची`,
  metro: 'मेट्रो',
  womenOnly: 'केवल महिलाओं के लिए',
  campusesOf: (zone) => `कैंपस: ${zone}`,
  aboutZone: 'इस ज़ोन के कैंपस कहाँ हैं, और वहाँ कैसे पहुँचें',

  resultsTitle: 'खोज में क्या मिला',
  count: (total) => `खोज में ${total} ${total === 1 ? 'मिला' : 'मिले'}`,
  near: (total) => `ठीक यही शब्द कहीं नहीं मिले। मिलते-जुलते: ${total}।`,
  shown: (shown, total) => (total > shown ? `${total} में से ${shown}` : String(total)),
  all: (total) => `सभी ${total} देखें`,
  loading: 'खोजा जा रहा है…',
  nothing: (query) => `“${query}” के लिए कुछ नहीं मिला।`,
  failed: {
    pages: 'पृष्ठ अभी नहीं खोजे जा सके।',
    programs: 'पाठ्यक्रम अभी नहीं खोजे जा सके।',
    campuses: 'कैंपस अभी नहीं खोजे जा सके।',
    departments: 'विभाग अभी नहीं खोजे जा सके।',
    faculty: 'शिक्षक अभी नहीं खोजे जा सके।',
    sections: 'सूचनाओं की सूचियाँ अभी नहीं खोजी जा सकीं।',
    notices: 'सूचनाएँ अभी नहीं खोजी जा सकीं।',
  },
  retry: 'फिर से कोशिश करें',

  help: 'वर्तनी देखें, या कम या ज़्यादा सामान्य शब्द लिखें। यहाँ भी देख सकते हैं:',
  waysOn: {
    courses: 'सभी पाठ्यक्रम',
    faculty: 'शिक्षक और विभाग',
    notices: 'सभी सूचनाएँ',
    admission: 'प्रवेश',
    siteMap: 'इस वेबसाइट का हर पृष्ठ',
  },
  helpDesk: 'या हेल्पडेस्क से पूछें:',
};
