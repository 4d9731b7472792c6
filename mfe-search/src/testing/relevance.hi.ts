import { type Expectation, expecting } from './expectation';

/** In Devanagari. */
export const DEVANAGARI: readonly Expectation[] = [
  ...expecting('page', {
    '/admission': 'प्रवेश, दाखिला, दाखिला कब है, एडमिशन कैसे लें',
    '/admission/process-and-guidelines': 'प्रवेश प्रक्रिया, काउंसलिंग कब होगी',
    '/admission/information-bulletin': 'शुल्क, फीस कितनी है',
    '/admission/refund-policy': 'फीस वापसी',
    '/amenities/Scholarship': 'छात्रवृत्ति, वजीफा, स्कॉलरशिप के लिए आवेदन',
    '/admission/guidelines': 'आरक्षण, ओबीसी कोटा',
    '/admission/result': 'रिजल्ट',
    '/admission/ranks': 'कटऑफ',
    '/amenities/Hostels-and-Transport': 'हॉस्टल, छात्रावास की सुविधा',
    '/amenities/Library': 'पुस्तकालय, लाइब्रेरी का समय',
    '/amenities/Sports': 'खेल',
    '/amenities/Anti-Ragging': 'रैगिंग की शिकायत',
    '/grievance-form': 'शिकायत',
    '/grievance-form/rti': 'सूचना का अधिकार',
    '/recruitment': 'नौकरी, भर्ती',
    '/tenders': 'टेंडर',
    '/placement': 'प्लेसमेंट',
    '/holiday-calendar': 'छुट्टियाँ',
    '/vice-chancellor': 'कुलपति का संदेश',
    '/registrar': 'कुलसचिव',
    '/contact': 'पता और फोन नंबर',
    '/administration/coe': 'मार्कशीट',
    '/courses/ug': 'स्नातक पाठ्यक्रम',
  }),
  ...expecting('program', {
    'सिविल इंजीनियरिंग में डिप्लोमा': 'सिविल इंजीनियरिंग डिप्लोमा',
    'B.S. फ़ैशन डिज़ाइन': 'फैशन डिजाइन',
    'B.S. आतिथ्य और होटल प्रबंधन': 'होटल मैनेजमेंट',
  }),
  ...expecting('department', { गणित: 'गणित विभाग' }),
  ...expecting('campus', { 'द्वारका कैंपस': 'द्वारका कैंपस' }),
  ...expecting('person', { 'प्रो. गिरीश आचार्य': 'गिरीश आचार्य' }),
];

/** In Latin letters, as people type Hindi. */
export const LATIN: readonly Expectation[] = [
  ...expecting('page', {
    '/admission': 'pravesh, daakhila kab hai, dakhila kaise le',
    '/admission/process-and-guidelines': 'pravesh prakriya',
    '/admission/information-bulletin': 'shulk, fees kitni hai',
    '/admission/refund-policy': 'shulk vapsi, paise wapas kaise milenge',
    '/amenities/Scholarship': 'chhatravritti, vazifa',
    '/admission/guidelines': 'aarakshan, jati praman patra',
    '/admission/result': 'parinam, result kab aayega',
    '/amenities/Hostels-and-Transport': 'chhatravas, rehne ki suvidha',
    '/amenities/Library': 'pustakalaya, kitabein',
    '/amenities/Sports': 'khel kud',
    '/grievance-form': 'shikayat kaise kare',
    '/grievance-form/rti': 'suchna ka adhikar',
    '/recruitment': 'naukri, bharti',
    '/tenders': 'nivida',
    '/holiday-calendar': 'chhutti kab hai',
    '/vice-chancellor': 'kulpati',
    '/registrar': 'kulsachiv',
    '/administration/coe': 'pariksha niyantrak',
    '/contact': 'sampark',
    '/about-us/history': 'itihas',
    '/alumni': 'purv chhatra',
    '/Entrepreneurship': 'udyamita',
    '/about-us/annualReport': 'varshik report',
    '/academics/academic-calendar': 'shaikshanik calendar',
    '/courses/ug': 'snatak pathyakram',
    '/academics/faculty': 'shikshak',
  }),
  ...expecting('department', { गणित: 'ganit', भौतिकी: 'bhautiki' }),
  ...expecting('campus', { 'द्वारका कैंपस': 'dwarka', 'रोहिणी कैंपस': 'rohini' }),
];

/** Both languages or both scripts in one query. */
export const MIXED: readonly Expectation[] = [
  ...expecting('page', {
    '/admission': 'ug admission last date kab hai, admission कैसे होगा, admission form kab bharega',
    '/admission/result': 'btech result kab aayega',
    '/admission/information-bulletin': 'fees structure क्या है, seat kitni hai',
    '/amenities/Scholarship': 'scholarship ke liye kya documents chahiye, sc st scholarship kaise milegi',
    '/amenities/Hostels-and-Transport': 'hostel fees kitni hai, girls hostel hai kya',
    '/admission/refund-policy': 'fee refund kaise hoga',
    '/admission/process-and-guidelines': 'counselling ki process',
    '/amenities/Library': 'library ka time',
    '/amenities/Anti-Ragging': 'ragging की शिकायत kaha kare',
    '/admission/ranks': 'cutoff kitna gaya',
    '/placement': 'placement kaisa hai',
    '/recruitment': 'job vacancy भर्ती',
    '/courses/ug': '12th ke baad course',
    '/courses/diploma': 'diploma ke course',
    '/notices/section/exam-datesheet': 'exam date sheet kab aayegi',
  }),
  ...expecting('program', {
    'B.S. कंप्यूटर अनुप्रयोग': 'bca ki fees kitni hai',
    'मास्टर ऑफ़ कंप्यूटर एप्लिकेशंस': 'mca में admission',
    'सिविल इंजीनियरिंग में डिप्लोमा': 'civil engineering ka diploma',
    'B.Tech. कंप्यूटर विज्ञान और इंजीनियरिंग': 'btech computer science ki seat',
  }),
  ...expecting('campus', { 'ओखला II कैंपस': 'okhla 2 campus kaise jaye' }),
];

/** The same words, as fingers and ears spell them. */
export const VARIANTS: readonly Expectation[] = [
  ...expecting('page', {
    '/amenities/Scholarship': 'छात्रव्रत्ति, chatravriti, chhaatravrutti',
    '/admission': 'दाख़िला, dakhla, parvesh',
    '/admission/information-bulletin': 'फ़ीस, shulak',
    '/contact': 'सम्पर्क',
    '/amenities/Library': 'pustkalay',
    '/recruitment': 'nokri',
    '/grievance-form': 'shikyat',
    '/admission/result': 'parinaam',
    '/amenities/Hostels-and-Transport': 'हास्टल',
  }),
  ...expecting('campus', { 'द्वारका कैंपस': 'dvarka kaimpas' }),
];

/** What people type in Hindi, and what the demonstration's Hindi pages should show first. */
export const QUERIES: readonly Expectation[] = [...DEVANAGARI, ...LATIN, ...MIXED, ...VARIANTS];

/**
 * Written when the tables were done, and not to be tuned for: what people type that nobody thought of. Nine were not first
 * then, and words of two of those stand in the tables now. Some may as well mean something else.
 */
export const UNSEEN: readonly Expectation[] = [
  ...expecting('page', {
    '/admission': 'नामांकन की अंतिम तारीख, admision kab shuru hoga, फ़ॉर्म कैसे भरें',
    '/admission/information-bulletin': 'engineering ki fees, ट्यूशन फीस',
    '/admission/refund-policy': 'refund policy',
    '/amenities/Scholarship': 'scolarship form, chatra vritti, garib bachon ke liye scholarship',
    '/admission/guidelines': 'obc reservation kitna hai',
    '/admission/result/btech/round2': 'second round ka result',
    '/amenities/Hostels-and-Transport': 'hostal, ladkiyon ke liye hostel, bus route',
    '/amenities/Library': 'library timing',
    '/amenities/Sports': 'cricket team, khelkud',
    '/amenities/Anti-Ragging': 'anti ragging form',
    '/grievance-form': 'complaint kaha kare',
    '/grievance-form/rti': 'आरटीआई',
    '/recruitment': 'sarkari naukri, teacher ki bharti',
    '/placement': 'campus placement kaisa hai',
    '/holiday-calendar': 'holiday list, दिवाली की छुट्टी',
    '/vice-chancellor': 'वीसी का नाम',
    '/contact': 'phone number, सम्पर्क सूत्र',
    '/administration/coe': 'admit card download',
    '/notices/section/exam-datesheet': 'back paper',
    '/ncc': 'ncc me bharti',
    '/administration/chancellor': 'दीक्षांत समारोह',
    '/policies/privacy': 'privacy policy',
    '/admission/letter': 'allotment letter kaise dekhe',
    '/admission/help': 'login nahi ho raha',
    '/admission/ranks': 'closing rank',
    '/about-us/history': 'university ka itihaas',
    '/courses/diploma': 'polytechnic',
    '/academics/faculty': 'शिक्षकों की सूची',
    '/amenities/ICC': 'mahila shikayat',
  }),
  ...expecting('program', {
    'B.S. कंप्यूटर अनुप्रयोग': 'बीसीए',
    'B.Tech. आर्टिफ़िशियल': 'b tech ai',
    'मैकेनिकल इंजीनियरिंग में': 'mechanical diploma',
    'B.S. फ़ैशन': 'fashion designing course',
    MBA: 'mba',
    'B.Tech. रोबोटिक्स': 'robotics',
  }),
  ...expecting('campus', {
    रोहिणी: 'रोहिणी',
    पीतमपुरा: 'peetampura campus',
    पूसा: 'पूसा कैम्पस',
    'मयूर विहार': 'mayur vihar',
  }),
];
