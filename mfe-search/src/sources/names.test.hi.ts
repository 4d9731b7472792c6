import { BETWEEN_NAMES, placeOf, subjectOf } from './names';

it.each([
  ['सिविल इंजीनियरिंग में डिप्लोमा', 'सिविल इंजीनियरिंग'],
  ['सेमीकंडक्टर चिप डिज़ाइन और निर्माण में PG डिप्लोमा', 'सेमीकंडक्टर चिप डिज़ाइन और निर्माण'],
  ['B.Tech. डेटा साइंस', 'डेटा साइंस'],
  ['B.A. (ऑनर्स) स्पेनिश', 'स्पेनिश'],
  ['मास्टर ऑफ़ कंप्यूटर एप्लिकेशंस', 'कंप्यूटर एप्लिकेशंस'],
])('%s teaches %s', (name, subject) => {
  expect(subjectOf(name)).toBe(subject);
});

it('places and parts of titles', () => {
  expect(placeOf('ओखला II कैंपस')).toBe('ओखला II');
  expect('प्रशिक्षण और प्लेसमेंट'.split(BETWEEN_NAMES)).toEqual(['प्रशिक्षण', 'प्लेसमेंट']);
});
