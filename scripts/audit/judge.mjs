const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` says, judged.
 * @param {string} output its standard output
 * @param {Record<string, { until: string }>} accepted by the advisory's number, with the last day of the acceptance
 * @param {Date} now
 * @returns `unreachable` says why nothing could be learnt; else grave advisories that are `open`, and the numbers of those
 *   `accepted` and of those whose acceptance has `expired`
 */
export function judge(output, accepted, now) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { unreachable: 'npm audit gave no report' };
  }
  if (!report.vulnerabilities) return { unreachable: report.message ?? report.error?.summary ?? 'no reason given' };
  const today = now.toISOString().slice(0, 10);
  // A package is also listed for what it depends on; then `via` is the name of that, which has a row of its own.
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object' && GRAVE.includes(via.severity))
    .map(({ name, severity, title, url }) => ({ id: url.split('/').at(-1), name, severity, title, url }));
  const grave = [...new Map(advisories.map((advisory) => [advisory.id, advisory])).values()];
  const isAccepted = ({ id }) => accepted[id]?.until >= today;
  return {
    open: grave.filter((advisory) => !isAccepted(advisory)),
    accepted: grave.filter(isAccepted).map(({ id }) => id),
    expired: Object.keys(accepted).filter((id) => accepted[id].until < today),
  };
}

/**
 * Packages of a lockfile whose content npm would not check. `bad`: they can be installed anywhere. `foreign`: optional
 * ones for one platform, added by complete-lockfile.mjs where the registry in use did not offer them.
 * @param {{ packages: Record<string, { link?: boolean, integrity?: string, optional?: boolean, cpu?: string[], version?: string }> }} lock
 */
export function withoutIntegrity(lock) {
  const bare = Object.entries(lock.packages).filter(
    ([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity,
  );
  const isForeign = ([, { optional, cpu }]) => optional === true && cpu !== undefined;
  const names = (entries) => entries.map(([place, { version }]) => `${place.split('node_modules/').pop()}@${version}`);
  return { bad: names(bare.filter((entry) => !isForeign(entry))), foreign: names(bare.filter(isForeign)) };
}

/**
 * What checks found, counted: one that could not look is neither passed nor failed.
 * @param {(boolean | { skipped: string })[]} found
 */
export function countChecks(found) {
  const reasons = found.flatMap((each) => (typeof each === 'object' ? [each.skipped] : []));
  const passed = found.filter((each) => each === true).length;
  return { passed, failed: found.length - passed - reasons.length, skipped: reasons.length, reasons };
}
