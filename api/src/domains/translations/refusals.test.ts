import { expect, test } from '@jest/globals';
import { failureInHindi, refusalInHindi } from './refusals';
import { REFUSALS } from './refusal-texts.hi';

test('a text with parts that change is put into Hindi with them', () => {
  expect(refusalInHindi('Too many attempts. Try again in 12 minutes.')).toBe(
    'बहुत ज़्यादा कोशिशें हुईं। 12 मिनट बाद फिर कोशिश करें।',
  );
  expect(
    refusalInHindi(
      'Decisions on this record are held, because somebody said that one of them was not theirs. Call 011-1 $& or write to help@u.example: the admissions office records your decision for you, also after the window has closed.',
    ),
  ).toContain('011-1 $& पर फ़ोन करें या help@u.example पर लिखें');
  expect(refusalInHindi('Too many attempts. Try again in .')).toBeUndefined();
  expect(refusalInHindi('What nobody wrote.')).toBeUndefined();
});

test('sentences and fields are put into Hindi, codes and what has no Hindi stay', () => {
  const issues = [
    { path: 'code', message: 'Enter the 6 or 12 digits from the mail' },
    { path: 'x', message: 'Unknown' },
  ];
  expect(
    failureInHindi({ status: 'error', code: 'proof_required', message: 'Sign in to see your result.', issues }),
  ).toEqual({
    status: 'error',
    code: 'proof_required',
    message: 'अपना परिणाम देखने के लिए साइन इन करें।',
    issues: [
      { path: 'code', message: 'ई-मेल में आए 6 या 12 अंक लिखें' },
      { path: 'x', message: 'Unknown' },
    ],
  });
});

test.each(REFUSALS)('%s', (english, hindi) => {
  expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  expect(hindi.split('{}').length).toBeLessThanOrEqual(english.split('{}').length);
});
