import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { AreaFailed } from '../areas/RemoteArea';

/** Stands in for a page whose code or component failed; the layout around it goes on. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => console.warn('This page failed:', error), [error]);
  return <AreaFailed onRetry={() => void revalidate()} />;
}
