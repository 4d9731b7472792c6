import path from 'node:path';
import { StartupError } from '@university/web';
import type { ApiVariables } from '../variables';

export interface CommandContext {
  /** What follows the command's name. */
  args: string[];
  config: ApiVariables;
  /** Tells the person at the terminal. */
  say: (line: string) => void;
}

/**
 * What `university <name>` does.
 * @returns whether all is well; false ends the process with code 1
 * @throws StartupError for what the person can put right
 */
export interface Command {
  usage: string;
  run(context: CommandContext): Promise<boolean>;
}

/** A command that says how it is used where `read` does not understand what follows its name. */
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

/** Reads one folder, with or without a flag. */
export const folderAnd =
  (flag?: string) =>
  (args: string[]): { folder: string; isFlagged: boolean } | undefined => {
    const [folder, ...rest] = args.filter((arg) => arg !== flag);
    if (!folder || rest.length > 0) return undefined;
    return { folder: path.resolve(folder), isFlagged: flag !== undefined && args.includes(flag) };
  };
