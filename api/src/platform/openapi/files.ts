import type { EndpointName } from '@university/shared/contract';

interface FileField {
  field: string;
  type: string;
  required: boolean;
}

/** The file beside the text fields of each multipart form: the table of calls has the fields alone. */
const FILES: Partial<Record<EndpointName, FileField>> = {
  uploadNotice: { field: 'pdf', type: 'application/pdf', required: true },
  editNotice: { field: 'pdf', type: 'application/pdf', required: false },
  sendGrievance: { field: 'pdf', type: 'application/pdf', required: false },
  importRound: { field: 'csv', type: 'text/csv', required: true },
};

export function fileOf(name: string): FileField | undefined {
  return FILES[name as EndpointName];
}
