/** @jest-environment node */
import { DEFAULT_LOOK, type Look } from '@university/shared/colours';
import type { EditableDocument } from '@university/shared/contract';
import { createHash } from 'node:crypto';
import { readSetting } from '../../platform/settings';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { tokenFor } from '../../testing/small-catalogue';
import { onDatabase, START } from '../../testing/world';
import { readPdf } from '../letters/testing';

const GREEN: Look = { ...DEFAULT_LOOK, night: '#0b3d2e', light: { accent: '#ffd166', link: '#0b5d3b' } };

onDatabase('the look', (world) => {
  let admin = '';
  beforeAll(async () => {
    admin = await tokenFor(world().api.db, START, { role: 'admin' });
  });

  const call = (method: 'GET' | 'PUT', payload?: object) =>
    world().call({ method, url: '/document/look', payload, headers: { authorization: `Bearer ${admin}` } });
  const choose = async (look: Look) => {
    const { kind, version } = (await call('GET')).json<{ data: { document: EditableDocument } }>().data.document;
    return call('PUT', { kind, version, data: look });
  };
  const shown = async () => (await world().call({ url: '/setting/identity' })).json().data.look;
  const form = () => world().call({ method: 'POST', url: '/grievance', payload: '', headers: BROWSER });
  const letter = async () => {
    const { cookies, openLetter } = await signInApplicant(world(), 'farah');
    await openLetter();
    const { rawPayload } = await world().call({ url: '/result/me/letter', cookies });
    return { bytes: rawPayload, code: must(/^(\w{4}-){4}\w{4}$/m.exec((await readPdf(rawPayload)).text))[0] };
  };

  test('the usual one is not told: a page needs no byte for it', async () => {
    expect(await readSetting(world().api.db, 'look')).toEqual(DEFAULT_LOOK);
    expect(await shown()).toBeNull();
    expect((await form()).body).toContain(`--night: ${DEFAULT_LOOK.night};`);
  });

  test('another one is told, and on the next page of a form, which allows this style and no other', async () => {
    expect((await choose(GREEN)).statusCode).toBe(200);
    expect(await shown()).toEqual(GREEN);
    const { body, headers } = await form();
    const style = must(/<style>([^<]*)<\/style>/.exec(body)?.[1]);
    expect(style).toContain('--night: #0b3d2e;');
    expect(style).toContain('--link: #0b5d3b;');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });

  test('a letter has other colours and says the same: it is the same letter, with its code', async () => {
    await choose(DEFAULT_LOOK);
    const before = await letter();
    expect((await letter()).bytes.equals(before.bytes)).toBe(true);
    await choose(GREEN);
    const after = await letter();
    expect(after.code).toBe(before.code);
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });

  test('a colour that cannot be read is refused at its field, with the contrast that it reaches', async () => {
    const answer = await choose({ ...GREEN, dark: { ...GREEN.dark, link: '#1b3c8c' } });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'data.dark.link', message: expect.stringMatching(/contrast of \d\.\d\d : 1\. At least 4\.5 : 1/) }],
    ]);
    expect(await shown()).toEqual(GREEN);
  });
});

const BROWSER = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
