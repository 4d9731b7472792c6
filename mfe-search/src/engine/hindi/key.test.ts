import { keyOf, spelling } from './key';

it.each([
  ['one word in both scripts, long and short vowels alike', ['प्रवेश', 'pravesh', 'parvesh', 'praavesh']],
  ['many and one', ['छात्रवृत्ति', 'छात्रवृत्तियाँ', 'छात्रवृत्तियों', 'chhatravritti', 'chatravriti', 'chhatravrittiyan']],
  ['what is said and what is not', ['शुल्क', 'shulk', 'shulak']],
  ['nukta', ['दाख़िला', 'दाखिला', 'daakhila', 'dakhila']],
  ['anusvara, the nasal itself, and m', ['संपर्क', 'सम्पर्क', 'sampark', 'sanpark']],
  ['the nasal of its row', ['अङ्क', 'अंक']],
  ['chandrabindu', ['पाँच', 'पांच', 'paanch']],
  ['joiners', ['क्\u200dष', 'क्ष', 'क्\u200cष']],
  ['ph and f', ['फ़ार्मेसी', 'फार्मेसी', 'pharmesi', 'farmesi']],
  ['w and v, z and j', ['वज़ीरपुर', 'wazirpur', 'vajeerpur']],
  ['ksh and x, gy and jn', ['शिक्षक', 'shikshak', 'shixak']],
  ['ज्ञ as it is said', ['विज्ञान', 'vigyan', 'vijnan']],
  ['vowels that stand beside each other', ['पढ़ाई', 'padhai', 'padhaai']],
  ['cases', ['किताब', 'किताबें', 'किताबों', 'kitabein', 'kitaab']],
  ['digits of both scripts', ['११०२', '1102']],
  ['a name', ['द्वारका', 'dwarka', 'dvaarka', 'DWARKA']],
])('%s', (_, words) => {
  expect([...new Set(words.map(keyOf))]).toHaveLength(1);
});

it.each([
  ['पता', 'पात्रता'],
  ['कुलपति', 'कुलाधिपति'],
  ['सूचना', 'संचालन'],
  ['दिन', 'दान'],
  ['खेल', 'कुल'],
  ['110020', '110002'],
])('%s is not %s', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

it('leaves abbreviations as they are', () => {
  expect(['BCA', 'UG', 'ncc', 'sc'].map(keyOf)).toEqual(['bca', 'ug', 'ncc', 'sc']);
});

it('spells a word in its own script', () => {
  expect(['फ़ीस', 'सीटें', 'fees', 'wapas'].map(spelling)).toEqual(['फीस', 'सीट', 'fee', 'wapas']);
});
