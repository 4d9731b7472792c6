import { checkApi, checkDataFolder, type Finding, findings } from '@university/api/checks';
import { StartupError } from '@university/web';
import { PROVIDED_NAMES } from '../../renderer/provided-names';
import type { ShellBuild } from '../../renderer/shell-build';
import { type Config, readConfig } from '../config';
import { checkApiUrl, checkPort, checkPublicUrl } from './addresses';
import { checkRemotes } from './remotes';

/** All that can be known of a configuration before it is live. Variables that are wrong by themselves hide the rest. */
export async function checkSite(
  environment: NodeJS.ProcessEnv,
  { provides }: Pick<ShellBuild, 'provides'>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const given = environment.PUBLIC_URL || undefined;
  let config: Config;
  try {
    config = readConfig(environment, (line) => found.push(ofVariable('warning', line.replace(/^warning:/, ''))));
  } catch (cause) {
    if (!(cause instanceof StartupError)) throw cause;
    return cause.message
      .split('\n')
      .slice(1)
      .map((line) => ofVariable('error', line));
  }
  const { registry, isDeployment, apiUrl, publicUrl, port, host, dataDir, api } = config;
  const parts = await Promise.all([
    findings('PUBLIC_URL', () => checkPublicUrl(given, publicUrl)),
    findings('PORT', () => checkPort(port, host)),
    findings('DATA_DIR', () => checkDataFolder(dataDir)),
    apiUrl ? findings('API_URL', () => checkApiUrl(apiUrl)) : checkApi(api),
    checkRemotes({ registry, isDeployment, provides, names: PROVIDED_NAMES }),
  ]);
  return [...found, ...parts.flat()];
}

/** A line as `readVariables` writes it: `PORT: …`. */
function ofVariable(level: Finding['level'], line: string): Finding {
  const [subject = '', ...says] = line.trim().split(': ');
  return { level, subject, says: says.join(': ') };
}
