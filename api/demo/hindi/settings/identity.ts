/** Who the university is and where else it is found, by the English text. */
export const identityTexts: Readonly<Record<string, string>> = {
  'Skill and Entrepreneurship University': 'कौशल एवं उद्यमिता विश्वविद्यालय',
  // Latin as in e-mail addresses and order numbers.
  SEU: 'SEU',
  'Learn by making. Leave with work in your hands.': 'बनाकर सीखें। काम हाथ में लेकर निकलें।',
  'Sector-9, Dwarka': 'सेक्टर-9, द्वारका',
  'New Delhi 110077': 'नई दिल्ली 110077',
  'Sector-9, Dwarka, New Delhi': 'सेक्टर-9, द्वारका, नई दिल्ली',
  'Apply: Diploma': 'आवेदन करें: डिप्लोमा',
  'Apply: Undergraduate': 'आवेदन करें: स्नातक',
  'Apply: Postgraduate': 'आवेदन करें: स्नातकोत्तर',
  X: 'X',
  LinkedIn: 'LinkedIn',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  'Dates and results, the minute they are out': 'तिथियाँ और परिणाम, आते ही',
  'Placements, partners and alumni': 'प्लेसमेंट, साझेदार और पूर्व छात्र',
  'Open days and events at the campuses': 'कैंपसों के खुले दिन और कार्यक्रम',
  'Work in progress from the studios': 'स्टूडियो में चल रहा काम',
  'University channel': 'विश्वविद्यालय का चैनल',
  'Classroom and workshop channel': 'कक्षा और कार्यशाला का चैनल',
};
