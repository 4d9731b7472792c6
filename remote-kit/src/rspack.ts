/** The builds of a remote, and what the shell's build has in common with them. */
export { browserBuild, buildName, serverBuild } from './build/app-builds';
export { providedVersions, sharedVersions } from './build/federation';
export { PublishRelease } from './build/publish-release';
export { remote } from './build/remote';
export { type App, appAt, EXTENSIONS, MODE, MODULES, resolveIn, SOURCE, swc } from './build/settings';
