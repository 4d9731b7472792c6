import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w api -- --name what-changed` writes the next SQL file from the difference to the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/platform/database/schema.ts', out: './drizzle' });
