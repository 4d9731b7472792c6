import path from 'node:path';
import { StartupError } from '@university/web';
import type { ApiVariables } from '../variables';

export interface CommandContext {
  args: string[];
  config: ApiVariables;
  say: (line: string) => void;
}

/**
 * A subcommand of `university`.
 * @returns false ends the process with code 1
 */
export interface Command {
  usage: string;
  run(context: CommandContext): Promise<boolean>;
}

/** Shows its usage when `read` rejects the arguments. */
export const command = <T>(
  usage: string,
  read: (args: string[]) => T | undefined,
  run: (given: T, context: CommandContext) => Promise<boolean>,
): Command => ({
  usage,
  run: async (context) => {
    const given = read(context.args);
    if (given === undefined) throw new StartupError(`Usage: ${usage}`);
    return run(given, context);
  },
});

export const folderAnd =
  (flag?: string) =>
  (args: string[]): { folder: string; isFlagged: boolean } | undefined => {
    const [folder, ...rest] = args.filter((arg) => arg !== flag);
    if (!folder || rest.length > 0) return undefined;
    return { folder: path.resolve(folder), isFlagged: flag !== undefined && args.includes(flag) };
  };
