import { config } from 'zod';

// zod tries `new Function` when its first schema is made, which our CSP reports as a violation: say no beforehand.
config({ jitless: true });
