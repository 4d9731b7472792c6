export const texts = {
  tooLargeTogether: (size: string, limit: string) => `The files have ${size} together. The limit is ${limit}`,
  numbers: {
    rows: 'Rows read',
    added: 'New records',
    changed: 'Changed records',
    unchanged: 'Unchanged records',
  },
  wrong: (count: number, inWords: string, files: number) => {
    const what =
      count === 1
        ? '1 problem. Nothing can be imported before it is'
        : `${inWords} problems. Nothing can be imported before they are`;
    return `${what} put right in the ${files === 1 ? 'file' : 'files'}.`;
  },
  some: (shown: string) => `The first ${shown} problems are listed.`,
  issues: (files: number) => (files === 1 ? 'Problems in the file' : 'Problems in the files'),
  lines: 'Rows',
  column: 'Column',
  reason: 'Problem',
  rows: 'How many',
  values: 'Value in file',
  quoted: (value: string) => `“${value}”`,
  changes: 'What changes in records that are there',
  someChanges: (shown: string, count: string) => `The first ${shown} of ${count} changed records.`,
  record: 'Record',
  fields: 'Changes',
  nothing: 'nothing',
  other: (isSeveral: boolean) => (isSeveral ? 'Choose other files' : 'Choose another file'),
  retry: (files: number) => (files === 1 ? 'Check this file again' : 'Check these files again'),
};
