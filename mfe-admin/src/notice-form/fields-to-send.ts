import { detailsOf } from '../sections';
import { fromIstInput } from '../time/ist';
import type { NoticeValues } from './values';

/** The text fields of the call: those every notice has, and those its section asks for. */
export function fieldsToSend(values: NoticeValues & { fileName: string }): Record<string, string> {
  const { section, fileName, language, summary, publishAt, autoArchive, validUntil } = values;
  return {
    fileName: fileName.trim(),
    section,
    language,
    summary: summary.trim(),
    ...Object.fromEntries(detailsOf(section).map((field) => [field, values[field].trim()])),
    ...(publishAt && { publishAt: fromIstInput(publishAt) }),
    autoArchive: String(autoArchive),
    ...(autoArchive && { validUntil }),
  };
}

/** The file stands last, so that the server can refuse a wrong field before it receives the file. */
export function toFormData(fields: Record<string, string>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('pdf', file, file.name);
  return form;
}
