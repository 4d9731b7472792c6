/** The builds of a remote, and what the shell's build has in common with them. */
export { browserBuild, buildName, serverBuild } from './build/app-builds';
export { providedVersions, sharedVersions } from './build/federation';
export { folderOf } from './build/installed';
export { PublishRelease } from './build/publish-release';
export { remote } from './build/remote';
export { markPure } from './build/rewrites';
export { type App, appAt, EXTENSIONS, MODE, MODULES, resolveIn, rewriting, SOURCE, swc } from './build/settings';
