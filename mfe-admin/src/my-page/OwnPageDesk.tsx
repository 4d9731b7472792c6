import { call, useSession } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Stack } from '@university/shared/kit';
import { useQueryClient } from '@university/shared/query';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { type OwnPage, ownPageQuery } from '../api/queries';
import { isSame } from '../documents/model/words';
import { Later } from '../area/Later';
import { Announced } from '../form/messages';
import { dropUnfinished } from '../form/unfinished';
import { presentIn } from '../form/failures';
import { FORM, OwnPageForm } from './OwnPageForm';
import { dataOf, namesIn, type OwnData, updateOf } from './own-page';
import { texts as words } from './texts';

/** Few people ever see it. */
const loadConflict = () => import('../documents/DocumentConflict').then(({ DocumentConflict }) => DocumentConflict);

interface Clash {
  theirs: OwnPage;
  mine: OwnData;
}

/** The own page with its form; and where it was changed in another tab, or by the department, what to do about it. */
export function OwnPageDesk({ page: opened }: { page: OwnPage }) {
  const owner = useSession()?.email ?? '';
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  // What the form began with: the version that it changes.
  const [base, setBase] = useState(opened);
  const [clash, setClash] = useState<Clash | null>(null);
  // Forms that began anew, because the page says something else than what was typed.
  const [forms, setForms] = useState(0);
  const [outcome, setOutcome] = useState<'saved' | 'same' | null>(null);

  function begin(page: OwnPage) {
    dropUnfinished(owner, FORM);
    setBase(page);
    setClash(null);
    queryClient.setQueryData(ownPageQuery().queryKey, page);
  }

  function beginAnew(page: OwnPage) {
    begin(page);
    setForms((count) => count + 1);
  }

  /** @param next what becomes of the form with the page as it was saved */
  async function save(mine: OwnData, version: number, next = begin) {
    if (isSame(mine, dataOf(base))) return setOutcome((before) => before ?? 'same');
    setOutcome(null);
    try {
      const { data } = await call(calls.updateOwnFaculty, { body: updateOf(mine, version) });
      next(data.faculty);
      setOutcome('saved');
      invalidate('faculty');
    } catch (error) {
      const theirs = presentIn<OwnPage>(error, 'faculty');
      if (!theirs) throw error;
      setClash({ theirs, mine });
    }
  }

  return (
    <Stack $gap={4}>
      {outcome && (
        <Announced tone={outcome === 'saved' ? 'good' : 'plain'}>
          <p>{words.outcomes[outcome]}</p>
        </Announced>
      )}
      {clash && (
        <Later
          load={loadConflict}
          props={{
            kind: 'person',
            words: words.conflict,
            states: { base: dataOf(base), theirs: dataOf(clash.theirs), mine: clash.mine },
            names: { ...namesIn(base), ...namesIn(clash.theirs) },
            onMine: (data) => save(data, clash.theirs.version, beginAnew),
            onTheirs: () => beginAnew(clash.theirs),
          }}
        />
      )}
      <OwnPageForm key={forms} page={base} onSave={(mine) => save(mine, base.version)} />
    </Stack>
  );
}
