import { toQuery, USUAL } from './FileFilter';

it('asks for what the address says', () => {
  const address = { ...USUAL, search: ' lathe ', section: 'tenders', from: '2025-01-01', state: 'archived' };
  expect(toQuery(address)).toMatchObject({
    search: 'lathe',
    section: 'tenders',
    created_at_gteq: '2025-01-01',
    state: 'archived',
  });
});

it('leaves out what makes no sense', () => {
  const address = { ...USUAL, section: 'x', from: '31-12', to: '2025-13-40', state: 'gone', sort: 'size' };
  expect(toQuery(address)).toEqual({ ...toQuery(USUAL) });
});
