import type { NoticeTexts } from './shape';

const MEMBERS = 'कार्यकाल समाप्त होने या सदस्य के मनोनीत होने पर सूची बदली जाती है।';
const MINUTES = 'कार्यवृत्त अगली बैठक में पुष्टि के बाद प्रकाशित होता है।';

/** Sections of the statutory bodies. */
export const bodyNotices: NoticeTexts = {
  'university-court-members': {
    closing: MEMBERS,
    entries: [
      'विश्वविद्यालय सभा: पद के अनुसार सदस्य :: वे पद जिनके नाते सदस्यता मिलती है, और मनोनयन का तरीका।',
      'विश्वविद्यालय सभा: मनोनीत सदस्यों का कार्यकाल :: कार्यकाल, और बीच में पद खाली होने पर प्रक्रिया।',
    ],
  },
  'university-court-minutes': {
    closing: MINUTES,
    entries: ['विश्वविद्यालय सभा: बैठक {number} का कार्यवृत्त :: वर्ष की समीक्षा, लेखा और नए कैंपसों की योजना।'],
  },
  'board-of-management-members': {
    closing: MEMBERS,
    entries: [
      'प्रबंध मंडल: पद के अनुसार सदस्य :: पदेन सदस्य, और उद्योग तथा शिक्षा से आए सदस्य।',
      'प्रबंध मंडल: स्थायी समितियाँ :: समितियाँ, उनके काम और वे कितनी बार बैठती हैं।',
    ],
  },
  'board-of-management-minutes': {
    closing: MINUTES,
    entries: ['प्रबंध मंडल: बैठक {number} का कार्यवृत्त :: पद, निर्माण कार्य, अनुबंध और वित्त समिति के प्रस्ताव।'],
  },
  'academic-council-members': {
    closing: MEMBERS,
    entries: [
      'शैक्षणिक परिषद: पद के अनुसार सदस्य :: डीन, विभागाध्यक्ष, बारी-बारी से शिक्षक और बाहर के विशेषज्ञ।',
      'शैक्षणिक परिषद: नए पाठ्यक्रमों की उपसमिति :: सदस्य और कार्य के विषय।',
    ],
  },
  'academic-council-minutes': {
    closing: MINUTES,
    entries: ['शैक्षणिक परिषद: बैठक {number} का कार्यवृत्त :: नए पाठ्यक्रम, पाठ्यचर्या में बदलाव और परिणाम।'],
  },
  'finance-committee-members': {
    closing: MEMBERS,
    entries: [
      'वित्त समिति: पद के अनुसार सदस्य :: सदस्य, गणपूर्ति और बैठक बुलाने वाले अधिकारी।',
      'वित्त समिति: सौंपी गई शक्तियों की सीमाएँ :: वह राशि, जिस तक हर अधिकारी खर्च स्वीकृत कर सकता है।',
    ],
  },
  'finance-committee-minutes': {
    closing: MINUTES,
    entries: ['वित्त समिति: बैठक {number} का कार्यवृत्त :: बजट अनुमान, शुल्क और सौंपी गई सीमा से ऊपर की खरीद।'],
  },
};
