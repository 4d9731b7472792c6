import { config } from 'zod';

// zod tries `new Function` at its first schema, which the CSP would report.
config({ jitless: true });
