import { useQuery } from '@university/shared/query';
import { useLocation } from '@university/shared/router';
import { ButtonAnchor, Stack } from '@university/shared/ui';
import { loginWaysQuery, SET_OUT } from '../api/single-sign-on';
import { texts } from '../texts/single-sign-on';
import { keepReturn } from './return-to';

/** The way to the university's own login, where there is one. */
export function SingleSignOn() {
  const { data } = useQuery(loginWaysQuery());
  const { state } = useLocation();
  if (!data?.singleSignOn) return null;
  return (
    <Stack $gap={1}>
      <ButtonAnchor $look="quiet" href={SET_OUT.login} onClick={() => keepReturn(state)}>
        {texts.logInWith(data.singleSignOn.name)}
      </ButtonAnchor>
      <p>{texts.or}</p>
    </Stack>
  );
}
