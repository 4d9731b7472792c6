export { browserBuild, buildName, serverBuild } from './build/app-builds';
export { PublishRelease } from './build/publish-release';
export { remote } from './build/remote';
export {
  type App,
  appAt,
  EXTENSIONS,
  MODE,
  MODULES,
  providedVersions,
  resolveIn,
  SOURCE,
  sharedVersions,
  swc,
} from './build/settings';
