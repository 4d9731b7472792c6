/** @jest-environment node */
import { type EditableDocument, endpoints, type Failure, slugOf, type Translation } from '@university/shared/contract';
import { notices } from '../../platform/database/schema';
import { fillSmallCatalogue, tokenFor } from '../../testing/small-catalogue';
import { onDatabase, SECRETS, START } from '../../testing/world';
import { previewToken } from '../documents/drafts/preview';

const notice = {
  id: 'gate',
  title: 'The gate is closed',
  section: 'circulars',
  language: 'en',
  summary: 'For two days',
  text: 'Use the other gate.',
  archive: false,
  autoArchive: false,
  publishAt: START,
  createdAt: START,
} satisfies typeof notices.$inferInsert;

onDatabase(
  'answers in Hindi',
  (world) => {
    let admin = '';
    beforeAll(async () => {
      const { db } = world().api;
      await fillSmallCatalogue(db);
      await db.insert(notices).values(notice);
      admin = await tokenFor(db, START, { role: 'admin' });
    });

    const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
      world().call({ method, url, payload, headers: { authorization: `Bearer ${admin}` } });

    /** Changes fields of a document, and gives it these Hindi texts. */
    async function change(id: string, fields: object, hindi?: Record<string, string>) {
      const { document } = (await call('GET', `/document/${id}`)).json<{ data: { document: EditableDocument } }>().data;
      const hi = hindi && Object.entries(hindi).map(([of, text]): Translation => ({ at: 'any', of, text }));
      const { kind, version, data } = document;
      const body = { kind, version, data: { ...data, ...fields, ...(hi && { hi }) } };
      expect((await call('PUT', `/document/${id}`, body)).statusCode).toBe(200);
    }

    const read = async (url: string, lang?: string) =>
      (await world().call({ url: lang ? `${url}${url.includes('?') ? '&' : '?'}lang=${lang}` : url })).json().data;

    test('the words of a page, in lists too; what has no Hindi stays English', async () => {
      const before = await world().call({ url: '/page' });
      const { path, title } = before.json().data.pages[0];
      await change('page-history', {}, { [title]: 'इतिहास' });
      const text = `/page/text?path=${encodeURIComponent(path)}`;
      const english = await read(text);
      expect(await read(text, 'hi')).toEqual({ ...english, page: { ...english.page, title: 'इतिहास' } });
      expect((await read('/page/text?path=/nowhere', 'hi')).page).toBeNull();
      expect((await read('/page', 'hi')).pages[0].title).toBe('इतिहास');
      const pages = (await read('/page')).pages;
      expect(pages[0].title).toBe(title);
      expect(JSON.stringify(pages)).not.toContain('"hi"');
    });

    test('subjects and shifts have one name in addresses, whatever language they are read in', async () => {
      const [{ _id }] = (await read('/program')).programs;
      const entry = { qualification: 'Class XII', subjects: ['Computer Science'], marks: [], note: null };
      const { document } = (await call('GET', `/document/${_id}`)).json<{ data: { document: EditableDocument } }>()
        .data;
      const [place] = (document.data as { campuses: { shift: string | null }[] }).campuses;
      const hindi = { 'Computer Science': 'कंप्यूटर विज्ञान', Evening: 'शाम' };
      await change(_id, { entry, campuses: [{ ...place, shift: 'Evening' }] }, hindi);
      const find = ({ programs }: { programs: { _id: string }[] }) => programs.find((each) => each._id === _id);
      expect(find(await read('/program', 'hi'))).toMatchObject({
        subjects: ['कंप्यूटर विज्ञान'],
        subject_ids: ['computer science'],
        campuses: [{ shift: 'शाम', shift_id: 'evening' }],
      });
      expect(find(await read('/program'))).toMatchObject({
        subjects: ['Computer Science'],
        subject_ids: ['computer science'],
      });
    });

    test('a group of rows has one name for blocks of texts, whatever language its rows are in', async () => {
      const officer = { group: 'Who protects rights', post: 'Ombudsperson', duty: 'Appeals', name: null };
      const row = { ...officer, email: null, phone: null, page: null };
      await change('officers', { officers: [row] }, { [row.group]: 'अधिकार' });
      const [english, hindi] = [await read('/setting/officers'), await read('/setting/officers', 'hi')];
      expect(english.officers.officers).toEqual([{ ...row, group_id: 'who-protects-rights' }]);
      expect(hindi.officers.officers).toEqual([{ ...row, group: 'अधिकार', group_id: 'who-protects-rights' }]);
      const [seat] = (await read('/setting/reservation', 'hi')).reservation.seats;
      expect(seat.group_id).toBe(slugOf(seat.group));
      const [term] = (await read('/setting/calendar', 'hi')).calendar.terms;
      expect(term.group_id).toBe(slugOf(term.term));
    });

    test('a name stands in Hindi wherever the document is named', async () => {
      const { programs } = await read('/program');
      const [{ name, department, _id }] = programs;
      await change('department-weave', {}, { [department.name]: 'बुनाई' });
      await change(_id, {}, { [name]: 'बुनाई में डिप्लोमा' });
      expect((await read('/program', 'hi')).programs[0]).toMatchObject({
        ...{ name: 'बुनाई में डिप्लोमा', department: { _id: department._id, name: 'बुनाई' } },
      });
      expect((await read('/campus/h1', 'hi')).campus.programs[0].name).toBe('बुनाई में डिप्लोमा');
    });

    test('what an answer is composed of is in Hindi once all of its parts are', async () => {
      await change('person-asha', {}, { Asha: 'आशा' });
      const named = (await read('/departments/department-weave')).department.head.name as string;
      expect((await read('/departments/department-weave', 'hi')).department.head.name).toBe(named);
      const [salutation = '', , surname = ''] = named.split(' ');
      await change('person-asha', {}, { Asha: 'आशा', [salutation]: 'डॉ.', [surname]: 'राव' });
      expect((await read('/departments/department-weave', 'hi')).department.head.name).toBe('डॉ. आशा राव');
    });

    test('a text whose English was changed is English again in the next request', async () => {
      const zone = async () => (await read('/zone', 'hi')).zones[0].name;
      const english = (await read('/zone')).zones[0].name;
      await change('zone-north', {}, { [english]: 'उत्तर' });
      expect(await zone()).toBe('उत्तर');
      await change('zone-north', { name: 'Cliff Side' });
      expect(await zone()).toBe('Cliff Side');
      await change('zone-north', { name: english });
      expect(await zone()).toBe('उत्तर');
    });

    test('entries of the menu have their Hindi in any order', async () => {
      const { menu } = await read('/setting/identity');
      const [first] = menu.entries;
      const more = { ...first, label: 'Newly made', to: '/newly-made', adds: 'nothing' };
      await change('menu', { entries: [...menu.entries, more] }, { 'Newly made': 'नया' });
      const labels = async () =>
        (await read('/setting/identity', 'hi')).menu.entries.map(({ label }: { label: string }) => label);
      expect((await labels()).at(-1)).toBe('नया');
      await change('menu', { entries: [more, ...menu.entries] });
      expect((await labels())[0]).toBe('नया');
    });

    test('a notice has its own Hindi, alone, in lists and in the index', async () => {
      await change('gate', {}, { 'The gate is closed': 'गेट बंद है', 'Use the other gate.': 'दूसरे गेट से आएँ।' });
      const shown = { fileName: 'गेट बंद है', summary: 'For two days' };
      expect((await read('/notice/gate', 'hi')).notice).toMatchObject({ ...shown, text: 'दूसरे गेट से आएँ।' });
      expect((await read('/notice', 'hi')).notices).toEqual([expect.objectContaining(shown)]);
      expect((await read('/notice/sections', 'hi')).sections[0].newest.fileName).toBe('गेट बंद है');
      const english = await world().call({ url: '/notice/gate' });
      expect(english.body).toContain('The gate is closed');
      expect(english.body).not.toContain('"hi"');
      await change('gate', { fileName: 'The gate is open again' });
      expect((await read('/notice/gate', 'hi')).notice.fileName).toBe('The gate is open again');
    });

    test('a draft of Hindi is seen by who previews it, and by nobody else', async () => {
      const { document } = (await call('GET', '/document/school-art')).json<{ data: { document: EditableDocument } }>()
        .data;
      const { version: base, data, status } = document;
      const hi = [{ at: 'name', of: data.name, text: 'कला स्कूल' }];
      const saved = { data: { ...data, hi }, status, note: '', correction: '', base, version: 0 };
      expect((await call('PUT', '/document/school-art/draft', saved)).statusCode).toBe(200);
      const { token } = previewToken({ secretKey: SECRETS.secretKey, now: () => world().clock.now }, 'school-art');
      const seen = async (preview?: string) =>
        JSON.stringify(await world().api.port.get('/departmentSchools', { lang: 'hi' }, preview));
      expect(await seen(token)).toContain('कला स्कूल');
      expect(await seen()).not.toContain('कला स्कूल');
    });

    test('refusals are in the language of the call, also before its handler; what is refused stays what it is', async () => {
      const refused = async (lang: string, url: string, payload?: object) => {
        const answer = await world().call({ url: `${url}${lang}`, ...(payload && { method: 'POST', payload }) });
        return answer.json<Failure>();
      };
      expect(await refused('?lang=hi', '/campus/none')).toEqual({
        ...(await refused('', '/campus/none')),
        message: 'ऐसा कोई कैंपस नहीं है।',
      });
      expect((await refused('?lang=hi', '/nowhere')).message).toBe('इस पते पर कुछ नहीं है।');
      expect((await refused('?lang=hi', '/result/me')).message).toBe('अपना परिणाम देखने के लिए साइन इन करें।');
      const { message, issues } = await refused('?lang=hi', '/grievance/message', { ticket: 'x', message: '' });
      expect(message).toMatch(/^भेजी गई/);
      expect(issues).toContainEqual({ path: 'message', message: 'अपना संदेश लिखें' });
      expect((await refused('?lang=xx', '/campus/none')).code).toBe('invalid_request');
    });

    const reads = Object.entries(endpoints).filter(([, { method, access }]) => method === 'GET' && access === 'public');

    test.each(reads)('%s takes a language, and none that there is not', async (_name, { path }) => {
      const url = path.replace(/:\w+/g, 'none');
      const answer = async (query: string) => {
        const { statusCode, body } = await world().call({ url: `${url}?${query}` });
        return { statusCode, body };
      };
      const plain = await answer('');
      expect(await answer('lang=en')).toEqual(plain);
      expect((await answer('lang=hi')).statusCode).toBe(plain.statusCode);
      expect((await answer('lang=xx')).statusCode).toBe(400);
    });
  },
  { demo: false },
);
