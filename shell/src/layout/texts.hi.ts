import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const layoutTexts: Translated<typeof english.layoutTexts> = {
  closeMenu: 'मेनू बंद करें',
  mainMenu: 'मुख्य मेनू',
  breadcrumbs: 'आप यहाँ हैं',
  alerts: { title: 'अलर्ट', dismiss: (title) => `बंद करें: ${title}` },
  demonstration: {
    label: 'डेमो',
    today: (day) => `डेमो वेबसाइट: यहाँ आज की तिथि ${day} है।`,
    over: 'इसका सत्र समाप्त हो चुका है। इसे नए सिरे से शुरू करने के लिए साइट बंद करें, फ़ोल्डर “data” हटाएँ और “npm start” चलाएँ।',
  },
  external: '(नए टैब में खुलता है)',
  facultyLogin: {
    title: 'शिक्षकों का स्वागत है!',
    text: 'कृपया अपना लॉग इन पोर्टल चुनें।',
    own: 'विश्वविद्यालय लॉग इन',
    external: 'शिक्षक पोर्टल',
  },
  utility: {
    label: 'लॉग इन और सेवाएँ',
    tenders: 'निविदाएँ',
    admin: 'एडमिन लॉग इन',
    faculty: 'शिक्षक लॉग इन',
    student: 'छात्र लॉग इन',
    grievance: 'शिकायत फ़ॉर्म',
    rti: ' और RTI',
    alumni: 'पूर्व छात्र',
  },
  staff: {
    area: (shortName) => `${shortName} कर्मचारी`,
    site: 'वेबसाइट देखें',
  },
  footer: {
    follow: 'हमें फ़ॉलो करें',
    policies: 'इस वेबसाइट के बारे में',
    map: 'हमें नक्शे पर देखें',
    youtube: 'YouTube',
    updated: 'अंतिम अपडेट',
    antiRagging: 'रैगिंग विरोधी हेल्पलाइन (UGC), दिन-रात',
    home: (name) => `${name}, मुख्य पृष्ठ`,
    copyright: (year, name) => `© ${year} ${name}`,
  },
  youtube: 'YouTube के लिंक',
  loggedInAs: 'लॉग इन:',
  editPage: 'यह पृष्ठ बदलें',
  logout: 'लॉग आउट करें',
  missingPage: {
    text: 'जो पृष्ठ आप ढूँढ़ना चाहते हैं, वह या तो है नहीं या उसका वेब पता बदल गया है। आइए, आपको किसी काम की जगह पहुँचाएँ।',
    button: 'मुख्य पृष्ठ पर लौटें',
    near: 'शायद आप यह ढूँढ़ रहे थे',
    search: 'यहाँ खोजें',
    absent: 'वेबसाइट का यह हिस्सा अभी नहीं दिखाया जा सकता। कुछ मिनट बाद फिर से कोशिश करें।',
  },
};
