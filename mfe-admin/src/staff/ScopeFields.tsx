import { FieldError, FormPart, Muted, space, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import styled from 'styled-components';
import { Check } from '../form/Check';
import { Read } from '../form/messages';
import { scopesQuery, WHOLE } from './scopes';
import { texts } from './texts';

const words = texts.scopes;

/** Many ticks, side by side where there is room. */
const Many = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: 0 ${space(2)};
`;

interface Props {
  id: string;
  scopes: readonly string[];
  error: string | undefined;
  onChange: (scopes: string[]) => void;
}

/** What an editor may change: the whole catalogue, or departments and campuses. */
export function ScopeFields({ id, scopes, error, onChange }: Props) {
  const known = useQuery(scopesQuery());
  const isWhole = scopes.includes(WHOLE);

  const check = (scope: string, name: string) => (
    <Check
      key={scope}
      label={name}
      checked={scopes.includes(scope)}
      onChange={({ target }) =>
        onChange(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
      }
    />
  );

  return (
    <FormPart title={words.title}>
      <Stack $gap={1}>
        {error && <FieldError>{error}</FieldError>}
        <Check
          id={id}
          label={words.whole}
          checked={isWhole}
          onChange={({ target }) => onChange(target.checked ? [WHOLE] : [])}
        />
        <Muted>{words.wholeHint}</Muted>
      </Stack>
      {!isWhole && (
        <Read query={known} failed={words.failed}>
          {({ departments, campuses }) => (
            <>
              <FormPart title={words.departments}>
                <Many>{departments.map(({ scope, name }) => check(scope, name))}</Many>
              </FormPart>
              <FormPart title={words.campuses}>
                <Many>{campuses.map(({ scope, name }) => check(scope, name))}</Many>
              </FormPart>
            </>
          )}
        </Read>
      )}
    </FormPart>
  );
}
