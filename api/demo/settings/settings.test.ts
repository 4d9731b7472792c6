/** @jest-environment node */
import { DOCUMENTS, type SettingKind } from '@university/shared/contract';
import { START } from '../../src/testing/start';
import { idOf } from '../media';
import { PICTURES } from '../pictures/table';
import { settingDocuments } from './seed';

const settings = settingDocuments(START);
const documents = Object.entries(settings) as [SettingKind, object][];

test.each(documents)('%s fits its schema as it stands', (kind, data) => {
  expect(DOCUMENTS[kind].data.parse(data)).toMatchObject(data);
});

test('every one of the five achievements has a picture of its own', () => {
  const shown = settings.home?.achievements.map(({ pictureId }) => pictureId) ?? [];
  expect(new Set(shown).size).toBe(5);
  expect(PICTURES.map(({ key }) => idOf(key))).toEqual(expect.arrayContaining(shown));
});
