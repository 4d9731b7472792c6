import type { Translated } from '../language/translated';
import type * as english from './texts';

export const admissionHelpTexts: Translated<typeof english.admissionHelpTexts> = {
  name: 'अपना नाम लिखें',
  formNumber: 'अपना फ़ॉर्म नंबर लिखें',
  track: 'वह प्रवेश मार्ग चुनें जिसके लिए आपने आवेदन किया था',
  reason: 'चुनें कि क्या होता है',
  message: 'लिखें कि क्या होता है',
};

export const helpReasonNames: Translated<typeof english.helpReasonNames> = {
  'no-record': 'लिखा आता है कि कोई रिकॉर्ड नहीं मिला',
  'which-email': 'मुझे नहीं पता कि मैंने कौन-सा ई-मेल पता दिया था',
  'birth-date': 'आवेदन में मेरी जन्म तिथि गलत है',
  'no-code': 'कोड नहीं आता',
  other: 'कुछ और',
};

export const allotmentTexts: Translated<typeof english.allotmentTexts> = {
  email: 'वह ई-मेल पता लिखें जो आपने आवेदन में दिया था',
  birthDate: 'अपनी जन्म तिथि इस तरह लिखें: DD-MM-YYYY',
  code: 'ई-मेल में आए 6 या 12 अंक लिखें',
};

export const disownTexts: Translated<typeof english.disownTexts> = {
  token: 'ई-मेल से पूरी कुंजी कॉपी करें: 43 अक्षर, अंक, डैश और अंडरस्कोर',
};

export const grievanceThreadTexts: Translated<typeof english.grievanceThreadTexts> = {
  ticket: 'यह टिकट नंबर नहीं है। टिकट नंबर ऐसा होता है: GR-2026-7F3K-92QG',
  message: 'अपना संदेश लिखें',
};

export const grievanceTexts: Translated<typeof english.grievanceTexts> = {
  kind: 'छात्र या कर्मचारी चुनें',
  name: 'अपना नाम लिखें',
  category: 'चुनें कि शिकायत किस बारे में है',
  subject: 'कम से कम 5 अक्षरों में विषय लिखें',
  message: 'कम से कम 20 अक्षरों में पूरी बात बताएँ',
};

export const grievanceCategoryNames: Translated<typeof english.grievanceCategoryNames> = {
  admission: 'प्रवेश',
  fee: 'शुल्क और शुल्क वापसी',
  examination: 'परीक्षा और परिणाम',
  scholarship: 'छात्रवृत्ति',
  campus: 'कैंपस और छात्रावास',
  teaching: 'पढ़ाई',
  documents: 'दस्तावेज़ और प्रमाण पत्र',
  'caste-discrimination': 'जाति के आधार पर भेदभाव',
  discrimination: 'अन्य भेदभाव',
  harassment: 'उत्पीड़न',
  ragging: 'रैगिंग',
  'service-matters': 'सेवा संबंधी मामले',
  other: 'कुछ और',
};

export const letterTexts: Translated<typeof english.letterTexts> = { code: 'कोड के सभी 20 अक्षर और अंक लिखें' };

export const mobileTexts: Translated<typeof english.mobileTexts> = {
  invalid: '6, 7, 8 या 9 से शुरू होने वाला 10 अंकों का मोबाइल नंबर लिखें',
};

export const noticeSectionNames: Translated<typeof english.noticeSectionNames> = {
  alert: 'पूरी वेबसाइट पर अलर्ट',
  announcements: 'घोषणाएँ',
  news: 'समाचार',
  'student-events': 'छात्र कार्यक्रम',
  admission: 'प्रवेश',
  students: 'छात्र',
  'important-links': 'महत्वपूर्ण लिंक',
  notices: 'सूचनाएँ',
  tenders: 'निविदाएँ',
  'recruitment-rules': 'भर्ती नियम',
  'office-orders': 'कार्यालय आदेश',
  circulars: 'परिपत्र',
  'important-forms': 'महत्वपूर्ण फ़ॉर्म',
  'annual-report': 'वार्षिक रिपोर्ट',
  'academic-positions': 'शैक्षणिक पद',
  'non-academic-positions': 'गैर-शैक्षणिक पद',
  'short-term-positions': 'अल्पकालिक पद',
  'recruitment-results': 'भर्ती परिणाम',
  'recruitment-notices': 'भर्ती सूचनाएँ',
  regulations: 'विनियम',
  'research-notices': 'शोध सूचनाएँ',
  'exam-notices': 'परीक्षा सूचनाएँ',
  'exam-results': 'परीक्षा परिणाम',
  'exam-datesheet': 'डेट शीट',
  'exam-fee-links': 'परीक्षा शुल्क के लिंक',
  'university-court-members': 'विश्वविद्यालय सभा: सदस्य',
  'university-court-minutes': 'विश्वविद्यालय सभा: कार्यवृत्त',
  'board-of-management-members': 'प्रबंध मंडल: सदस्य',
  'board-of-management-minutes': 'प्रबंध मंडल: कार्यवृत्त',
  'academic-council-members': 'शैक्षणिक परिषद: सदस्य',
  'academic-council-minutes': 'शैक्षणिक परिषद: कार्यवृत्त',
  'finance-committee-members': 'वित्त समिति: सदस्य',
  'finance-committee-minutes': 'वित्त समिति: कार्यवृत्त',
};

export const pageTitles: Translated<typeof english.pageTitles> = {
  '/Entrepreneurship': 'उद्यमिता',
  '/about-us/About-the-University': 'विश्वविद्यालय का परिचय',
  '/about-us/Vision-and-Mission': 'दृष्टि और लक्ष्य',
  '/about-us/history': 'इतिहास',
  '/academics/IQAC': 'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ',
  '/academics/academic-calendar': 'शैक्षणिक कैलेंडर',
  '/academics/academicAdministration': 'शैक्षणिक प्रशासन',
  '/academics/collaboration': 'सहयोग',
  '/administration/administrative': 'प्रशासनिक कार्यालय',
  '/administration/administrative/authorities': 'प्राधिकरण',
  '/administration/administrative/circulars': 'परिपत्र',
  '/administration/administrative/forms': 'फ़ॉर्म',
  '/administration/administrative/office-orders': 'कार्यालय आदेश',
  '/administration/administrative/officers': 'अधिकारी',
  '/administration/administrative/offices': 'कार्यालय',
  '/administration/chancellor': 'कुलाधिपति कार्यालय',
  '/administration/coe': 'परीक्षा नियंत्रक',
  '/administration/cof': 'वित्त नियंत्रक',
  '/administration/vice-chancellor': 'कुलपति कार्यालय',
  '/alumni': 'पूर्व छात्र',
  '/amenities/Anti-Ragging': 'रैगिंग विरोधी व्यवस्था',
  '/amenities/Equal-Opportunity': 'समान अवसर',
  '/amenities/ICC': 'आंतरिक शिकायत समिति',
  '/amenities/Library': 'पुस्तकालय',
  '/amenities/Scholarship': 'छात्रवृत्तियाँ',
  '/amenities/Sports': 'खेल',
  '/chancellor': 'कुलाधिपति',
  '/contact': 'संपर्क',
  '/feedback': 'सुझाव',
  '/grievance-form/rti': 'सूचना का अधिकार',
  '/holiday-calendar': 'अवकाश कैलेंडर',
  '/ncc': 'राष्ट्रीय कैडेट कोर',
  '/placement': 'प्लेसमेंट',
  '/policies/accessibility': 'सुगम्यता विवरण',
  '/policies/copyright': 'कॉपीराइट नीति',
  '/policies/hyperlinking': 'हाइपरलिंक नीति',
  '/policies/privacy': 'निजता नीति',
  '/policies/terms': 'उपयोग की शर्तें',
  '/policies/web-information-manager': 'वेब सूचना प्रबंधक',
  '/registrar': 'कुलसचिव',
  '/vice-chancellor': 'कुलपति',
};

export const senderTexts: Translated<typeof english.senderTexts> = {
  emailMissing: 'अपना ई-मेल पता लिखें',
  emailInvalid: 'name@university.example जैसा ई-मेल पता लिखें',
};

export const signInTexts: Translated<typeof english.signInTexts> = { code: 'ई-मेल में आए 8 या 12 अंक लिखें' };
