import { Button, ButtonAnchor, Row, Stack, VisuallyHidden } from '@university/shared/ui';
import { useEffect, useState } from 'react';
import { SET_OUT } from '../api/single-sign-on';
import { texts as common } from '../texts';
import { texts } from '../texts/single-sign-on';

/**
 * Has the person show at the provider that it is still they, in a tab of its own: nothing typed here is lost. Whoever
 * comes back without having done so reads that it is too long ago, and can try again.
 */
export function AtTheProvider({ settle }: { settle: (proved: boolean) => void }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const onReturn = () => document.visibilityState === 'visible' && settle(true);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isAway, settle]);
  return (
    <Stack $gap={3}>
      <p>{texts.prove}</p>
      <Row>
        <ButtonAnchor href={SET_OUT.again} target="_blank" rel="noopener" onClick={() => setAway(true)}>
          {texts.proveThere} <VisuallyHidden>{common.newTab}</VisuallyHidden>
        </ButtonAnchor>
        <Button type="button" $look="quiet" onClick={() => settle(false)}>
          {common.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
