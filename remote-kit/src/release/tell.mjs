/**
 * Tells running sites of a release, so that they look at its place now and not within seconds.
 * @param {readonly string[]} sites Their addresses.
 * @param {{ name: string, version: string }} manifest Signed: sites listen to nobody else.
 * @returns {Promise<string[]>} a sentence for each site
 */
export const tell = (sites, manifest) => Promise.all(sites.map((site) => tellOne(site, manifest)));

async function tellOne(site, manifest) {
  const { name, version, audience } = manifest;
  try {
    const answer = await fetch(new URL(`/remotes/${name}/released`, site), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(manifest),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) return `${site} was told and answered ${answer.status}: ${(await answer.text()).trim()}`;
    const { inUse, canary } = await answer.json();
    const why = 'Its /remotes.json says why.';
    if (audience === 0)
      return canary ? `${site} still gives ${name} ${canary} to some. ${why}` : `${site} gives it to nobody any more.`;
    if (audience !== undefined && canary === version) return `${site} gives ${name} ${version} to them.`;
    if (audience === undefined && inUse === version) return `${site} has ${name} ${version} in use.`;
    return `${site} was told and uses ${inUse ?? 'no release'}. ${why}`;
  } catch (error) {
    return `${site} could not be told (${error.cause?.message ?? error.message}). It looks by itself every few seconds.`;
  }
}
