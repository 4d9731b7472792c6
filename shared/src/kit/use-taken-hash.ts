import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@university/shared/router';

/** Takes a token out of the fragment of the address; no server sees it. */
export function useTakenHash() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [taken, setTaken] = useState('');
  useEffect(() => {
    const found = hash.slice(1);
    if (!found) return;
    setTaken(found);
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate]);
  return [taken, setTaken] as const;
}
