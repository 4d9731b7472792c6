import { identity } from '@university/shared/identity';
import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  people: {
    title: 'शिक्षक और विभाग',
    lead: 'हर स्कूल और विभाग, उसके विभागाध्यक्ष और वहाँ के शिक्षक।',
    peopleTitle: 'शिक्षक खोजें',
    words: 'नाम, विषय या शोध',
    department: 'विभाग',
    allDepartments: 'सभी विभाग',
    find: 'खोजें',
    loading: 'शिक्षक लोड हो रहे हैं...',
    failed: 'शिक्षक लोड नहीं हो सके।',
    count: (shown, all) => {
      if (shown < all) return `${all} में से पहले ${shown} लोग। बाकी लोगों को देखने के लिए एक शब्द या विभाग और जोड़ें।`;
      return all === 1 ? '1 व्यक्ति' : `${all} लोग`;
    },
    noMatch: 'ऐसा कोई नहीं मिला। नाम का एक हिस्सा, या कम शब्द लिखकर देखें।',
    clear: 'फिर से शुरू करें',
    schoolsTitle: 'स्कूल और विभाग',
    loadingSchools: 'स्कूल लोड हो रहे हैं...',
    failedSchools: 'स्कूल और विभाग लोड नहीं हो सके।',
    noSchools: 'अभी सूची में कोई स्कूल नहीं है।',
    head: 'विभागाध्यक्ष:',
    teachers: (count) => `${count} शिक्षक`,
  },
  department: {
    title: 'विभाग',
    loading: 'विभाग लोड हो रहा है...',
    failed: 'यह विभाग लोड नहीं हो सका।',
    missingTitle: 'विभाग नहीं मिला',
    missing: 'इस वेब पते पर कोई विभाग नहीं है। हो सकता है कि उसका नाम बदल गया हो या वह दूसरे स्कूल में चला गया हो।',
    of: (name) => `${name} विभाग`,
    describe: (name) => `${identity.name} का ${name} विभाग: उसके पाठ्यक्रम और सीटें, विभागाध्यक्ष और वहाँ पढ़ाने वाले सभी शिक्षक।`,
    office: 'किससे पूछें',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    head: 'विभागाध्यक्ष',
    vacant: 'विभागाध्यक्ष का पद खाली है।',
    faculty: 'शिक्षक',
    programmes: 'पाठ्यक्रम',
    offers: 'सीटें और पहला भुगतान',
    all: 'सभी स्कूल और विभाग',
  },
  member: {
    title: 'शिक्षक',
    loading: 'पृष्ठ लोड हो रहा है...',
    failed: 'यह पृष्ठ लोड नहीं हो सका।',
    missingTitle: 'शिक्षक का पृष्ठ नहीं मिला',
    missing: 'इस वेब पते पर किसी शिक्षक का पृष्ठ नहीं है। हो सकता है कि वे अब विश्वविद्यालय में न हों।',
    pageTitle: (name, department) => `${name}, ${department}`,
    describe: (name, designation, department) =>
      `${name}, ${designation}, ${department}: योग्यताएँ, शोध, प्रकाशन और ई-मेल।`,
    overview: 'परिचय',
    qualifications: 'योग्यताएँ',
    publications: 'प्रकाशन',
    research: 'शोध',
    designation: 'पदनाम',
    department: 'विभाग',
    email: 'ई-मेल',
    all: 'सभी शिक्षक और विभाग',
  },
};
