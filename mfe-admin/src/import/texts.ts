/** Words of every import. */
export const texts = {
  tooLarge: (name: string, size: string, limit: string) => `${name} has ${size}. The limit is ${limit}`,
  tooLargeTogether: (size: string, limit: string) => `The files have ${size} together. The limit is ${limit}`,
  tooMany: (most: number) => `Choose at most ${most} files`,
  empty: (name: string) => `${name} is empty. Choose another`,
  checking: (names: string) => `Checking ${names}…`,
  importing: 'Importing…',
  preview: (names: string) => `What ${names} would change`,
  numbers: {
    rows: 'Rows read',
    added: 'New records',
    changed: 'Changed records',
    unchanged: 'Unchanged records',
  },
  fine: 'Every row is right.',
  same: 'Every record is there already. There is nothing to import.',
  wrong: (count: number, inWords: string, files: number) => {
    const what =
      count === 1
        ? '1 problem. Nothing can be imported before it is'
        : `${inWords} problems. Nothing can be imported before they are`;
    return `${what} put right in the ${files === 1 ? 'file' : 'files'}.`;
  },
  some: (shown: string) => `The first ${shown} problems are listed.`,
  issues: (files: number) => (files === 1 ? 'Problems in the file' : 'Problems in the files'),
  file: 'File',
  lines: 'Rows',
  column: 'Column',
  reason: 'Problem',
  wholeRow: 'The whole row',
  andMore: (lines: string, count: string) => `${lines} and ${count} more`,
  rows: 'How many',
  values: 'Value in file',
  quoted: (value: string) => `“${value}”`,
  save: 'Save the list of problems (CSV)',
  saveRows: 'Save the rows with problems (CSV)',
  savingRows: 'Looking for the rows…',
  saveRowsFailed: 'The rows could not be saved.',
  changes: 'What changes in records that are there',
  someChanges: (shown: string, count: string) => `The first ${shown} of ${count} changed records.`,
  record: 'Record',
  fields: 'Changes',
  nothing: 'nothing',
  replaced: 'changed',
  to: '→',
  submit: (count: string) => `Import ${count} rows`,
  other: (isSeveral: boolean) => (isSeveral ? 'Choose other files' : 'Choose another file'),
  retry: (files: number) => (files === 1 ? 'Check this file again' : 'Check these files again'),
  done: (added: string, changed: string) => `Imported: ${added} new records, ${changed} changed.`,
};
