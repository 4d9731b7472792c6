import { z } from 'zod';
import { StartupError } from './errors';

const secret = z.string().min(32, 'needs at least 32 characters').optional();
const onOff = z.stringbool().optional();

/** The API's part of the environment. The shell composes it with its own variables (`apiVariables.shape`). */
export const apiVariables = z.object({
  /** Folder of the embedded database and the uploads. */
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, message: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  SECRET_KEY: secret,
  PEPPER: secret,
  /** Demonstration data; unset: on for the embedded database, off otherwise. */
  DEMO: onOff,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEPLOY: z.literal('production').optional(),
});

export type ApiVariables = z.infer<typeof apiVariables>;

/** What variables mean together. Add it to a composed schema: `z.object({…}).check(apiRules)`. */
export const apiRules: z.core.CheckFn<ApiVariables> = ({ value, issues }) => {
  if (value.DEPLOY !== 'production') return;
  const refuse = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  for (const name of ['SECRET_KEY', 'PEPPER'] as const) {
    if (!value[name]) refuse(name, 'is required when DEPLOY=production');
  }
  if (value.DEMO) refuse('DEMO', 'must be off when DEPLOY=production');
};

/** Whether demonstration data may be loaded. */
export function wantsDemo({ DEMO, DATABASE_URL, DEPLOY }: ApiVariables): boolean {
  return DEMO ?? (DATABASE_URL === undefined && DEPLOY !== 'production');
}

/**
 * Validates an environment. A variable set to nothing counts as not set.
 * @throws StartupError that lists every bad value
 */
export function readVariables<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.output<T> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (!error) return data as z.output<T>;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new StartupError(`These variables are not right:\n${lines.join('\n')}`);
}
