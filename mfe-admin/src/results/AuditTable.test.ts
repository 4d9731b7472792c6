import { actorInWords, detailInWords, subjectOf } from './AuditTable';

it.each([
  [{ from: 'pending', to: 'float', reason: 'Letter' }, ['Pending → Float', 'reason: Letter']],
  [{ status: 'freeze' }, ['status: Freeze']],
  [
    {
      from: { published: false, opensAt: '2026-07-01T04:30:00.000Z', retainUntil: null },
      to: { published: true, opensAt: '2026-07-02T04:30:00.000Z', retainUntil: null },
    },
    ['published: no → yes', 'opensAt: 1 Jul 2026, 10:00 am IST → 2 Jul 2026, 10:00 am IST'],
  ],
  [{ rows: 3, added: 1 }, ['rows: 3', 'added: 1']],
  [{}, []],
])('details %j', (detail, lines) => expect(detailInWords(detail)).toEqual(lines));

it('knows rounds and records', () => {
  expect(subjectOf('round:2026-27:btech:2')).toEqual({
    label: 'btech, round 2 (2026-27)',
    path: '/admin/results/btech/2?cycle=2026-27',
  });
  expect(subjectOf('round:btech:2')).toEqual({ label: 'btech, round 2', path: '/admin/results' });
  expect(subjectOf('round:all')).toEqual({ label: 'All rounds', path: '/admin/results' });
  expect(subjectOf('allotment:a-1')).toEqual({ label: 'A record', path: '/admin/results/records/a-1' });
});

it('names staff by their address while there is an account', () => {
  expect(actorInWords({ kind: 'staff', _id: '1', email: 'a@seu.example' })).toBe('a@seu.example');
  expect(actorInWords({ kind: 'staff', _id: '1', email: null })).toBe('Staff (account gone)');
  expect(actorInWords({ kind: 'applicant', _id: '1', email: null })).toBe('Applicant');
});
