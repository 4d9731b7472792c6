import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '../form/messages';
import { texts } from '../texts';

type Load<P> = () => Promise<ComponentType<P>>;

/** A component that is loaded when it first renders. */
export const later =
  <P extends object>(load: Load<P>): ComponentType<P> =>
  (props) => <Later load={load} props={props} />;

function Later<P extends object>({ load, props }: { load: Load<P>; props: P }) {
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
