import { useQuery } from '@university/shared/query';
import { ButtonLink, Message, Muted, Stack } from '@university/shared/ui';
import { foundPeopleQuery } from '../api/people';
import { Loaded } from '../parts/Loaded';
import { texts } from '../people-texts';
import type { PeopleFilter } from './filter';
import { PersonList } from './PersonList';

const words = texts.people;

/** Who fits a search. */
export function FoundPeople({ filter }: { filter: PeopleFilter }) {
  // The people of the search before stay until those of this one are known.
  const found = useQuery({ ...foundPeopleQuery(filter), placeholderData: (before) => before });
  return (
    <Loaded query={found} loading={words.loading} failed={words.failed}>
      {({ count, shown }) => (
        <Stack $gap={2}>
          <Muted role="status">{words.count(shown.length, count)}</Muted>
          {count > 0 ? (
            <PersonList people={shown} />
          ) : (
            <Message>
              <p>{words.noMatch}</p>
              <ButtonLink $look="quiet" to="/academics/faculty">
                {words.clear}
              </ButtonLink>
            </Message>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
