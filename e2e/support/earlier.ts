import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { ROOT } from './site';

interface Earlier {
  commit: string;
  /** Says what it is. */
  what: string;
}

const git = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
};

/** The state of the sources that people may still have an earlier release of; a sentence where there is none to be had. */
export function earlierCommit(remote: string): Earlier | string {
  const top = git('rev-parse', '--show-toplevel');
  if (!top || realpathSync(top) !== realpathSync(ROOT)) return 'The sources are not in a repository of their own.';
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (tag) return { commit: tag, what: `the tag ${tag}` };
  // Along the main line: states in the middle of somebody's work were never released.
  const changed = git('log', '-1', '--first-parent', '--format=%h', '--', remote);
  const before = changed && git('rev-parse', '--short', '--verify', '--quiet', `${changed}^`);
  if (!before || !git('cat-file', '-t', `${before}:${remote}`))
    return `There is no tag, and this copy of the repository holds no state of ${remote} before its last change.`;
  return { commit: before, what: `${before}, before the last change of ${remote}, as there is no tag` };
}
