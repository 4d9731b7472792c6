import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '../form/messages';
import { texts } from '../texts';

interface Props<P> {
  /** Always the same function. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/**
 * A component whose code comes when it is first shown, for what a page needs late or seldom. Nothing stands there until
 * then; a sentence where the code cannot be had.
 */
export function Later<P extends object>({ load, props }: Props<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>();
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => setLoaded(null),
    );
  }, [load]);
  if (Loaded === null) return <Alert>{texts.failed}</Alert>;
  return Loaded && <Loaded {...props} />;
}
