import {
  bounded,
  checkWithSite,
  fingerprintOf,
  oneLine,
  publicKey,
  SITE_CONTRACT_PATH,
  siteContract,
} from '@university/shared/remote/checks';

/** Milliseconds and bytes that a site may take for what it says of itself. */
const DEADLINE = 10_000;
const LIMIT = 1024 * 1024;

/**
 * Asks a running site whether it would take a release.
 * @param {string} site Its address.
 * @param {object} manifest As it would be published. Without a signature, that alone is not asked.
 * @returns {Promise<{ isTaken: boolean, sentence: string }>}
 */
export async function ask(site, manifest) {
  const { name, version } = manifest;
  const refused = (sentence) => ({ isTaken: false, sentence });
  let contract;
  try {
    contract = await contractOf(site);
  } catch (error) {
    return refused(`${site} could not be asked: ${error.cause?.message ?? error.message}.`);
  }
  try {
    checkWithSite(contract, manifest);
  } catch (error) {
    return refused(`${site} would refuse ${name} ${version}: ${error.message}.`);
  }
  const keys = contract.remotes.find((each) => each.name === name).keys.map((key) => fingerprintOf(publicKey(key)));
  const sign = manifest.signature || keys.length === 0 ? '' : ` Sign it with the key ${keys.join(' or ')}.`;
  return { isTaken: true, sentence: `${site} would take ${name} ${version}.${sign}` };
}

async function contractOf(site) {
  const answer = await fetch(new URL(SITE_CONTRACT_PATH, site), { signal: AbortSignal.timeout(DEADLINE) });
  if (!answer.ok) throw new Error(`${SITE_CONTRACT_PATH} answered ${answer.status}`);
  const parsed = siteContract.safeParse(parsedJson(await bounded(answer, LIMIT)));
  if (!parsed.success) throw new Error(`${SITE_CONTRACT_PATH} is not what a site says: ${oneLine(parsed.error)}`);
  return parsed.data;
}

function parsedJson(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
