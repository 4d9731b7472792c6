import type { Translated } from '@university/shared/language';
import type * as english from './section-texts';

export const groupTexts: Translated<typeof english.groupTexts> = {
  news: 'समाचार और घोषणाएँ',
  bulletin: 'सूचना विवरणिका',
  administration: 'प्रशासन',
  recruitment: 'हमारे यहाँ नौकरी',
  academics: 'पढ़ाई और शोध',
  examination: 'परीक्षा',
  bodies: 'प्राधिकरण',
};

export const sectionTexts: Translated<typeof english.sectionTexts> = {
  announcements: { about: 'विश्वविद्यालय और उसके कैंपस में नया क्या है।' },
  news: { about: 'विभागों और कैंपस की रिपोर्टें।' },
  'student-events': { about: 'प्रतियोगिताएँ, ओपन डे और बैठकें जिनमें छात्र-छात्राएँ बुलाए जाते हैं।' },
  alert: { title: 'पूरी वेबसाइट पर अलर्ट', about: 'तुरंत पढ़ने के संदेश, जो हर पृष्ठ पर सबसे ऊपर दिखते हैं।' },
  admission: { title: 'प्रवेश की सूचनाएँ', about: 'सीटें, मेरिट सूचियाँ, दस्तावेज़ों का सत्यापन और शुल्क वापसी।' },
  students: { title: 'छात्रों की सूचनाएँ', about: 'पहचान पत्र, छात्रवृत्तियाँ, इंटर्नशिप और पढ़ रहे छात्रों से जुड़ी बाकी बातें।' },
  'important-links': { about: 'छात्रों के काम की सेवाओं के वेब पतों की सूचियाँ।' },
  notices: { title: 'सामान्य सूचनाएँ', about: 'अवकाश, समय और आमंत्रण, जो सभी कैंपस के लिए हैं।' },
  tenders: { about: 'सामान, काम और सेवाओं के लिए निविदा आमंत्रण, दस्तावेज़ों और अंतिम तिथियों के साथ।' },
  circulars: { title: 'सभी परिपत्र', about: 'विभागों, कैंपस और कर्मचारियों के लिए निर्देश।' },
  'office-orders': { title: 'सभी कार्यालय आदेश', about: 'अधिकारियों और कर्मचारियों के काम, प्रभार और समितियों के आदेश।' },
  'important-forms': { about: 'छात्रों और कर्मचारियों के फ़ॉर्म, जिन्हें भरकर कार्यालय में देना होता है।' },
  'annual-report': {
    about: 'विश्वविद्यालय ने हर वर्ष क्या किया, कितना कमाया और कितना खर्च किया, जैसा विश्वविद्यालय सभा के सामने रखा गया।',
  },
  'academic-positions': { about: 'पढ़ाने और शोध करने वालों के पद।' },
  'non-academic-positions': { about: 'प्रयोगशालाओं, पुस्तकालयों और कार्यालयों के पद।' },
  'short-term-positions': { about: 'अतिथि शिक्षक, प्रोजेक्ट के कर्मचारी और तय अवधि के दूसरे काम।' },
  'recruitment-results': { about: 'रोल नंबर के अनुसार शॉर्टलिस्ट और अंतिम चयन।' },
  'recruitment-notices': { about: 'इंटरव्यू की तिथियाँ, और पहले निकले पदों में सुधार या उनकी तिथि बढ़ना।' },
  'recruitment-rules': { about: 'शिक्षकों और कर्मचारियों की नियुक्ति की योग्यताएँ, तरीके और रोस्टर।' },
  regulations: {
    title: 'शैक्षणिक विनियम',
    about: 'पढ़ाई के नियम: उपस्थिति, परीक्षाएँ, ग्रेड, क्रेडिट, अनुशासन और बीच में पढ़ाई छोड़ने पर क्या मिलता है।',
  },
  'research-notices': { about: 'Ph.D. की पढ़ाई, अनुदान, शोध की नैतिकता और खुली मौखिक परीक्षाएँ।' },
  'exam-notices': { about: 'परीक्षा फ़ॉर्म, केंद्र, प्रैक्टिकल और पुनर्मूल्यांकन।' },
  'exam-results': { about: 'परीक्षाओं और पुनर्मूल्यांकन के परिणाम, रोल नंबर के अनुसार।' },
  'exam-datesheet': { about: 'हर पाठ्यक्रम के पेपर, उनकी तिथियाँ और समय।' },
  'exam-fee-links': { about: 'परीक्षाओं और दस्तावेज़ों का शुल्क कितना है, और कहाँ जमा करना है।' },
  'university-court-members': { about: 'विश्वविद्यालय सभा में कौन हैं, और किस पद के नाते।' },
  'university-court-minutes': { about: 'विश्वविद्यालय सभा में किन बातों पर चर्चा हुई और क्या निर्णय लिए गए।' },
  'board-of-management-members': { about: 'प्रबंध मंडल में कौन हैं, और उसकी समितियाँ।' },
  'board-of-management-minutes': { about: 'प्रबंध मंडल में किन बातों पर चर्चा हुई और क्या निर्णय लिए गए।' },
  'academic-council-members': { about: 'शैक्षणिक परिषद में कौन हैं, और उसकी उप-समितियाँ।' },
  'academic-council-minutes': { about: 'शैक्षणिक परिषद में किन बातों पर चर्चा हुई और क्या निर्णय लिए गए।' },
  'finance-committee-members': { about: 'वित्त समिति में कौन हैं, और वह किन बातों को मंज़ूरी दे सकती है।' },
  'finance-committee-minutes': { about: 'वित्त समिति में किन बातों पर चर्चा हुई और क्या निर्णय लिए गए।' },
};
