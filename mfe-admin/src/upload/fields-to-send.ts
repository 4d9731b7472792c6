import { detailsOf } from '../sections';
import type { UploadValues } from './values';

/** The text fields of the call: those every notice has, and those its section asks for. */
export function fieldsToSend(values: UploadValues): Record<string, string> {
  const { section, fileName, language, summary, autoArchive, validUntil } = values;
  return {
    fileName: fileName.trim(),
    section,
    language,
    summary: summary.trim(),
    ...Object.fromEntries(detailsOf(section).map((field) => [field, values[field].trim()])),
    autoArchive: String(autoArchive),
    ...(autoArchive && { validUntil }),
  };
}

/** The file stands last, so that the server can refuse a wrong field before it receives the file. */
export function toFormData(values: UploadValues, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsToSend(values))) form.append(name, value);
  form.append('pdf', file, file.name);
  return form;
}
