const CHECK = 'shell/dist/server/check.mjs';

/**
 * `isPassed`: the program has several commands and is told which; `passes`: what else it is told; `takes`: what may follow.
 * @type {Record<string, { file: string, isPassed?: true, passes?: string[], takes?: string, does: string }>}
 */
export const COMMANDS = {
  serve: { file: 'shell/dist/server/main.mjs', does: 'Serves the site, with the API inside unless API_URL is set' },
  api: { file: 'api/dist/main.mjs', does: 'Serves the API alone' },
  check: { file: CHECK, does: 'Says what is wrong with the configuration, before it is live' },
  doctor: {
    file: CHECK,
    passes: ['doctor'],
    does: 'Says what is wrong with the site that runs: pages, mail, clock, backup',
  },
  migrate: ofApi('Brings the tables of the database up to date'),
  rekey: ofApi('Makes another SECRET_KEY; nothing that is stored is lost'),
  admin: ofApi('Makes an admin, or resets a second factor', 'create | reset-second-factor …'),
  backup: ofApi('Saves database and files', '<new folder>'),
  restore: ofApi('Brings a backup into an empty database', '<folder>'),
  import: ofApi('Reads the catalogue from tables', '<folder>'),
  export: ofApi('Writes the catalogue as tables', '<folder>'),
  demo: ofApi('Loads the demonstration into an empty database', 'load'),
  'audit-log': ofApi('Says whether the audit log is whole', 'verify'),
};

/** @param {string} does @param {string} takes */
function ofApi(does, takes = '') {
  return { file: 'api/dist/command.mjs', isPassed: /** @type {const} */ (true), takes, does };
}
