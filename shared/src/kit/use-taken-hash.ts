import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@university/shared/router';

/** What is behind `#` in the address, such as the token of a mailed link. No server sees it; it is taken out at once. */
export function useTakenHash() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [taken, setTaken] = useState('');
  useEffect(() => {
    const found = hash.slice(1);
    if (!found) return;
    setTaken(found);
    // Neither the history nor anybody who looks at the address needs it any longer.
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  return [taken, setTaken] as const;
}
