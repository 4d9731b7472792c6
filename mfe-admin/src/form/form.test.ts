import type { Notice } from '@university/shared/contract';
import { HttpResponse, delay, http } from 'msw';
import { INVITATIONS_LIMIT } from '../contract';
import { uploadNotice } from '../notices/calls';
import { TEMPLATE } from '../staff/InviteMany';
import { peopleIn, readList, withIssues } from '../staff/read-list';
import { answer, pdf, refused, server, startServer } from '../testing';
import { isUnderWay, type NewJob, UploadQueue } from './UploadDesk';

startServer();

describe('uploads', () => {
  const UPLOAD = '*/api/v1/notice/upload';
  const notice = { _id: 'n1', fileName: 'A' } as Notice;
  const published = answer({ notice });
  const job = (key: string): NewJob => ({ key, title: key, file: pdf(), fields: { fileName: key } });

  /** Answers the uploads one after the other; what is left is published. */
  function uploading(...answers: (() => Response)[]) {
    const keys: (string | null)[] = [];
    server.use(
      http.post(UPLOAD, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return (answers[keys.length - 1] ?? published)();
      }),
    );
    return keys;
  }

  function start(...keys: string[]) {
    const onDone = jest.fn();
    const queue = new UploadQueue({ send: uploadNotice, onDone, atOnce: 2 });
    queue.start(keys.map(job), null);
    const kinds = () => queue.jobs().map(({ state }) => state.kind);
    const settled = async () => {
      while (queue.jobs().some(isUnderWay)) await delay(5);
      return kinds();
    };
    return { queue, kinds, settled, onDone };
  }

  it('sends two at a time, all of them in the end', async () => {
    let most = 0;
    let now = 0;
    server.use(
      http.post(UPLOAD, async () => {
        now += 1;
        most = Math.max(most, now);
        await delay(10);
        now -= 1;
        return published();
      }),
    );
    const { settled, onDone } = start('a', 'b', 'c', 'd', 'e');
    expect(await settled()).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(most).toBe(2);
    expect(onDone).toHaveBeenCalledTimes(5);
  });

  it('goes on with the others when one fails, and tries again with the same key', async () => {
    const keys = uploading(() => HttpResponse.error());
    const { queue, settled } = start('a', 'b', 'c');
    expect(await settled()).toEqual(['failed', 'done', 'done']);
    queue.retry('a');
    expect(await settled()).toEqual(['done', 'done', 'done']);
    expect(keys.filter((key) => key === 'a')).toHaveLength(2);
  });

  it('takes a new key when an earlier try was published with other content', async () => {
    const keys = uploading(refused(409, 'key_reused', 'no'));
    const { queue, settled } = start('a');
    expect(await settled()).toEqual(['failed']);
    expect(queue.jobs()[0]?.state).toMatchObject({ message: expect.stringMatching(/with other content/) });
    queue.retry('a');
    expect(await settled()).toEqual(['done']);
    expect(keys[1]).not.toBe('a');
  });

  it('cancels what is under way and what waits', async () => {
    server.use(
      http.post(UPLOAD, async () => {
        await delay(30);
        return published();
      }),
    );
    const { queue, kinds, settled } = start('a', 'b', 'c');
    queue.cancel('c');
    queue.cancel('a');
    expect(kinds()).toEqual(['cancelled', 'sending', 'cancelled']);
    expect(await settled()).toEqual(['cancelled', 'done', 'cancelled']);
  });
});

describe('lists of people', () => {
  const ASHA = { email: 'asha@seu.example', name: 'Asha Rao', role: 'notices' };
  const DEV = { email: 'dev@seu.example', name: 'Dev Varma', role: 'admissions' };

  function entriesOf(text: string) {
    const read = readList(text);
    if (!('entries' in read)) throw new Error(read.problem);
    return read.entries;
  }
  const problemOf = (text: string) => {
    const read = readList(text);
    return 'problem' in read ? read.problem : undefined;
  };
  /** What is wrong, as `line: problems`. */
  const problemsIn = (text: string) =>
    entriesOf(text).flatMap(({ line, problems }) => problems.map((problem) => `${line}: ${problem}`));

  const CSV = 'asha@seu.example,Asha Rao,notices\ndev@seu.example,Dev Varma,admissions';

  it.each([
    ['tabs, as they are pasted', CSV.replaceAll(',', '\t')],
    ['commas', `${CSV}\n`],
    ['semicolons, and lines as Windows ends them', CSV.replaceAll(',', ';').replaceAll('\n', '\r\n')],
    ['roles in words, in any case', CSV.replace('notices', 'Notices desk').replace('admissions', 'ADMISSIONS DESK')],
    [
      'a byte order mark, empty lines and spaces',
      `\uFEFF\n${CSV.replace('asha@seu', ' Asha@SEU').replaceAll(',', ' , ').replace('\n', '\n\n,,\n')}`,
    ],
    ['names of columns', `E-mail ID,Full name,Role\n${CSV}`],
    [
      'columns in another order, and more of them',
      'Role,Phone,E-mail,Name\nnotices,1,asha@seu.example,Asha Rao\nadmissions,2,dev@seu.example,Dev Varma',
    ],
    ['quotation marks', CSV.replace(/[^,\n]+/g, '"$&"').replace('"dev@seu.example"', 'dev@seu.example')],
  ])('reads %s', (_what, text) => {
    expect(peopleIn(entriesOf(text))).toEqual([ASHA, DEV]);
  });

  it.each([
    ['a comma in a quoted name', 'asha@seu.example,"Rao, Asha",notices', 'Rao, Asha'],
    ['a comma in a pasted name', 'asha@seu.example\tRao, Asha\tnotices', 'Rao, Asha'],
    ['quotation marks in a pasted name', 'asha@seu.example\tAsha "Bunty" Rao\tnotices', 'Asha "Bunty" Rao'],
    ['another script', 'asha@seu.example,आशा राव,notices', 'आशा राव'],
  ])('leaves %s as it is', (_what, text, name) => {
    expect(peopleIn(entriesOf(text))).toEqual([{ ...ASHA, name }]);
  });

  it('says what is wrong at its line, and counts lines as the list has them', () => {
    const text = [
      'E-mail,Name,Role',
      'asha@seu.example,Asha Rao,notices',
      '',
      'asha at seu,,king',
      ',Dev Varma,',
      'head@seu.example,The Head,Administrator',
      'Asha@seu.example,Asha Again,notices',
      `long@seu.example,${'x'.repeat(101)},faculty`,
    ].join('\n');
    expect(problemsIn(text)).toEqual([
      '4: This is not an e-mail address.',
      '4: Enter the name.',
      '4: There is no role “king”.',
      '5: The e-mail address is missing.',
      '5: The role is missing.',
      '6: Administrators are invited one by one.',
      '7: This address is in line 2 already.',
      '8: Keep this to 100 characters: it has 101.',
    ]);
    expect(peopleIn(entriesOf(text))).toBeUndefined();
  });

  it('counts lines behind a cell of several', () => {
    const found = problemsIn('asha@seu.example,"Asha\nRao",notices\n\nx,Dev Varma,faculty');
    expect(found).toEqual(['4: This is not an e-mail address.']);
  });

  it.each([
    ['', 'Enter at least one person'],
    [' \n,,\n', 'Enter at least one person'],
    ['E-mail\tName\tRole\n', 'Enter at least one person'],
    ['E-mail,Phone\nasha@seu.example,1', 'The first line names the columns, but this is missing: Name, Role'],
    [
      'asha@seu.example,Asha Rao,notices\ndev@seu.example,"Dev Varma,admissions\nx',
      'A quotation mark in line 2 is not closed',
    ],
  ])('says why %j is no list', (text, problem) => expect(problemOf(text)).toBe(problem));

  it('takes as many as the API does, and no more', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_each, index) => `p${index}@seu.example,Some Body,faculty`).join('\n');
    expect(peopleIn(entriesOf(list(INVITATIONS_LIMIT)))).toHaveLength(INVITATIONS_LIMIT);
    expect(problemOf(list(INVITATIONS_LIMIT + 1))).toBe('Invite at most 200 people at once. This list has 201');
  });

  it('puts what the API says at the line of the person', () => {
    const entries = entriesOf('asha@seu.example,Asha Rao,notices\n\ndev@seu.example,Dev Varma,admissions');
    const refused = withIssues(entries, [{ path: 'people.1.email', message: 'There is an account' }]);
    expect(refused?.map(({ line, problems, person }) => [line, problems, person])).toEqual([
      [1, [], ASHA],
      [3, ['There is an account.'], undefined],
    ]);
    expect(withIssues(entries, [{ path: 'people', message: 'no' }])).toBeUndefined();
  });

  it('reads its own template', () => {
    expect(peopleIn(entriesOf(TEMPLATE))?.map(({ role }) => role)).toEqual(['notices', 'faculty']);
  });
});
