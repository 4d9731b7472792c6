import { wordsToAsk } from './ask';

it.each([
  ['परीक्षा कब है', ['परीक्षा']],
  ['hackathon kab hai', ['हैकाथॉन']],
  ['pravesh', ['प्रवेश']],
  ['Kabaddi', ['kabaddi']],
])('the server is asked for the words of %s in its own letters', (query, expected) => {
  expect(wordsToAsk(query)).toEqual(expected);
});
