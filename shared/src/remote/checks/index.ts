/** What decides whether a site takes a release: the same for the site, for the commands of teams, and for who asks beforehand. */
export { bounded } from './bounded';
export { checkRelease, type Surroundings } from './check-release';
export { overlap, REST } from './claims';
export { checkContract, CONTRACTS } from './contracts';
export { checkGranted, checkSeniors, type Claims, type Granted } from './grants';
export { fingerprintOf, isPublicKey, publicKey, signerOf } from './keys';
export { checkFloor, checkNumber, type TakenNumber } from './numbers';
export { oneLine, type ReadManifest, readManifest } from './read-manifest';
export { ReleaseRefused } from './refused';
export { checkRequirements, type Versions } from './requirements';
export {
  checkWithSite,
  type RegisteredRemote,
  SITE_CONTRACT_PATH,
  type SiteContract,
  siteContract,
} from './site-contract';
export { checkUses, type Names, namesOf } from './uses';
