import { z } from 'zod';
import { success } from '../envelope';
import type { Endpoint } from './endpoint';

/** For servers that keep pages made of public data. */
export const dataVersionEndpoints = {
  readDataVersion: {
    method: 'GET',
    path: '/data-version',
    summary: 'A name for the state of the public data, another one after every change; null while it cannot be known',
    access: 'public',
    response: success(z.object({ version: z.string().nullable() })),
  },
} as const satisfies Record<string, Endpoint>;
