/** @jest-environment node */
import { rowSchema } from './row';

const { shape } = rowSchema(new Date('2026-01-15T05:00:00Z'), null);

test.each([
  ['Hindi', 'मो॰ आरिफ़', 'मो॰ आरिफ़'],
  ['Hindi with a colon', 'कु: आशा', 'कु: आशा'],
  ['Marathi', 'सौ. कांता ऽ पाटील', 'सौ. कांता ऽ पाटील'],
  ['Bengali', 'মো৽ আরিফ', 'মো৽ আরিফ'],
  ['Assamese', 'ৰহিমা খাতুন', 'ৰহিমা খাতুন'],
  ['Punjabi', 'ਡਾ੶ ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'ਡਾ੶ ਗੁਰਪ੍ਰੀਤ ਕੌਰ'],
  ['Gujarati', 'ડૉ૰ આશા', 'ડૉ૰ આશા'],
  ['Odia', 'ଶ୍ରୀ ୰ ଆଶା', 'ଶ୍ରୀ ୰ ଆଶା'],
  ['Tamil', 'தி. ஆஷா', 'தி. ஆஷா'],
  ['Telugu', 'శ్రీ ఆశా', 'శ్రీ ఆశా'],
  ['Kannada', 'ಶ್ರೀಮತಿ ಆಶಾ', 'ಶ್ರೀಮತಿ ಆಶಾ'],
  ['Malayalam', 'ആർ. ആശ', 'ആർ. ആശ'],
  ['Urdu', 'محمد عارف', 'محمد عارف'],
  ['Santali', 'ᱟᱥᱟ ᱢᱩᱨᱢᱩ', 'ᱟᱥᱟ ᱢᱩᱨᱢᱩ'],
  ['Manipuri', 'ꯑꯥꯁꯥ ꯗꯦꯕꯤ', 'ꯑꯥꯁꯥ ꯗꯦꯕꯤ'],
  ['a joiner', 'श्री\u200Dमती', 'श्री\u200Dमती'],
  ['a quotation mark', 'Mary D‘Souza', 'Mary D’Souza'],
  ['a backtick', 'Mary D`Souza', 'Mary D’Souza'],
  ['an acute accent', 'Mary D´Souza', 'Mary D’Souza'],
  ['an apostrophe', "Mary D'Souza", "Mary D'Souza"],
  ['marks of direction and wide spaces', '\u202AMary\u00A0\u00A0D’Souza\u202C\u2028', 'Mary D’Souza'],
  ['a digit', 'Mary 2', undefined],
  ['code', '<b>Mary', undefined],
])('a name in %s: %s', (_what, typed, name) => expect(shape.name.safeParse(typed).data).toBe(name));

test.each([
  ['form_number', 'seu२६९९०००१', 'SEU26990001'],
  ['form_number', 'SEU\u201126\u20119001', 'SEU-26-9001'],
  ['date_of_birth', '०९-०४-२००८', '09-04-2008'],
  ['date_of_birth', '\u202A09–04–2008\u202C', '09-04-2008'],
  ['rank', '१२', 12],
  ['marks', '४१२.५०', '412.50'],
  ['email', 'Rohini@उदाहरण.भारत', 'rohini@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['outcome', 'Not Allotted', 'not-allotted'],
  ['language', 'हिंदी', 'hi'],
] as const)('%s %j is %j', (column, typed, read) => expect(shape[column].parse(typed)).toBe(read));
