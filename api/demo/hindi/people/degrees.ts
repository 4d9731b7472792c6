/** What a degree was taken in, by the English name. */
const SUBJECTS: Readonly<Record<string, string>> = {
  Design: 'डिज़ाइन',
  'Computer Science': 'कंप्यूटर विज्ञान',
  'Computer Engineering': 'कंप्यूटर इंजीनियरिंग',
  'Electrical Sciences': 'विद्युत विज्ञान',
  Electronics: 'इलेक्ट्रॉनिक्स',
  'Electrical Engineering': 'इलेक्ट्रिकल इंजीनियरिंग',
  'Mechanical Engineering': 'मैकेनिकल इंजीनियरिंग',
  'Production Engineering': 'उत्पादन इंजीनियरिंग',
  'Chemical Technology': 'रासायनिक प्रौद्योगिकी',
  'Chemical Engineering': 'केमिकल इंजीनियरिंग',
  Management: 'प्रबंधन',
  Entrepreneurship: 'उद्यमिता',
  'Health Sciences': 'स्वास्थ्य विज्ञान',
  'Medical Sciences': 'चिकित्सा विज्ञान',
  'Hospitality Studies': 'आतिथ्य अध्ययन',
  Science: 'विज्ञान',
  'Language and Literature': 'भाषा और साहित्य',
  Architecture: 'वास्तुकला',
  'Civil Engineering': 'सिविल इंजीनियरिंग',
  'Structural Engineering': 'संरचना इंजीनियरिंग',
  'History of Art': 'कला का इतिहास',
  Statistics: 'सांख्यिकी',
  Mathematics: 'गणित',
  'Library Science': 'पुस्तकालय विज्ञान',
  Pharmaceutics: 'फ़ार्मास्यूटिक्स',
  'Vision Science': 'दृष्टि विज्ञान',
  'Building Services': 'भवन सेवाएँ',
  'Energy Management': 'ऊर्जा प्रबंधन',
  'Cosmetic Science': 'सौंदर्य प्रसाधन विज्ञान',
  'Cosmetic Chemistry': 'सौंदर्य प्रसाधन रसायन',
  Physics: 'भौतिकी',
  Chemistry: 'रसायन विज्ञान',
  Botany: 'वनस्पति विज्ञान',
  Microbiology: 'सूक्ष्मजीव विज्ञान',
  Zoology: 'जंतु विज्ञान',
  'Materials Science': 'पदार्थ विज्ञान',
  Nanotechnology: 'नैनो प्रौद्योगिकी',
};

/** What is no short form of a degree. */
const OTHER: Readonly<Record<string, string>> = {
  'Master of Hotel Management': 'मास्टर ऑफ़ होटल मैनेजमेंट',
  'Bachelor of Hotel Management': 'बैचलर ऑफ़ होटल मैनेजमेंट',
  'Diploma in the field': 'इसी विषय में डिप्लोमा',
  'National trade certificate': 'राष्ट्रीय ट्रेड प्रमाण पत्र',
};

/** A qualification: `Ph.D. in Design`, `B.Sc. (Honours) in Physics`, `8 years of work in the field`. */
export function degreeInHindi(english: string): string {
  const years = /^(\d+) years of work in the field$/.exec(english)?.[1];
  if (years) return `इस काम में ${years} वर्ष`;
  const [degree = '', subject] = english.split(' in ');
  const short = degree.replace('(Honours)', '(ऑनर्स)');
  const known = OTHER[english];
  if (known) return known;
  return subject ? `${SUBJECTS[subject] ?? subject} में ${short}` : short;
}
