import { call, joinTabs } from '@university/shared';
import { Message } from '@university/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/single-sign-on';

type State = 'confirming' | 'confirmed' | 'notConfirmed';

/** In a tab of its own: tells the API that the person has shown the provider anew who they are, for the login of the other tab. */
export function Confirmed() {
  const [state, setState] = useState<State>('confirming');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void joinTabs()
      .then(() => call('POST /auth/confirm', { body: { single_sign_on: true } }))
      .then(
        () => setState('confirmed'),
        () => setState('notConfirmed'),
      );
  });
  return (
    <Message $tone={state === 'notConfirmed' ? 'bad' : 'good'} role="status">
      {texts[state]}
    </Message>
  );
}
