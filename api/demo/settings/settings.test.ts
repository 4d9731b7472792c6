/** @jest-environment node */
import { DOCUMENTS, type SettingKind } from '@university/shared/contract';
import { idOf } from '../media';
import { PICTURES } from '../pictures/table';
import { settingDocuments } from './seed';

const documents = Object.entries(settingDocuments) as [SettingKind, object][];

test.each(documents)('%s fits its schema as it stands', (kind, data) => {
  expect(DOCUMENTS[kind].data.parse(data)).toEqual(data);
});

test('every one of the five achievements has a picture of its own', () => {
  const shown = settingDocuments.home?.achievements.map(({ pictureId }) => pictureId) ?? [];
  expect(new Set(shown).size).toBe(5);
  expect(PICTURES.map(({ key }) => idOf(key))).toEqual(expect.arrayContaining(shown));
});

test('the popup says what the specification asks for, and leads to the three results', () => {
  expect(settingDocuments.popup).toEqual({
    title: 'Admission Notifications',
    points: [
      'UG Round 2 and B.Tech Round 2 results are live.',
      'Candidates who paid in Round 1 need not pay again even after upgradation.',
      'Document verification at campus is on 18th, 19th and 20th Aug 2025.',
      'A payment link was sent to the registered mobile number.',
    ],
    links: [
      { label: 'PG result', path: '/admission/result/pg' },
      { label: 'UG Round 2 result', path: '/admission/result/ug/round2' },
      { label: 'B.Tech Round 2 result', path: '/admission/result/btech/round2' },
    ],
  });
});
