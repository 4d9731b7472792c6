import type { RemoteCode } from '@university/shared/remote';
import { plainId } from '@university/shared/remote/names';
import type { ComponentType } from 'react';
import { plainPage } from '../site/areas/PlainPage';
import type { RemoteAddress } from '../site/boot';

/** The code of a plain remote, as if it were one of ours. @param module What it exposes. */
export function plainCode(remote: string, frame: NonNullable<RemoteAddress['plain']>, module: object): RemoteCode {
  const page = plainPage(frame, (module as { default: ComponentType }).default);
  return { name: remote, routes: [{ id: plainId(remote), load: async () => page }], slots: [] };
}
