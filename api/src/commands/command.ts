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
