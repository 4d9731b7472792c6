import type { DocumentData, DocumentKind } from '@university/shared/contract';
import facts from '../facts.json';

/** A document with its id, as a row of its table. */
export type Row<K extends DocumentKind> = DocumentData<K> & { id: string };

/** A school of the facts for each department, by its name. */
export const schoolOf: ReadonlyMap<string, string> = new Map(
  facts.schools.flatMap(({ code, departments }) => departments.map((name) => [name, code] as const)),
);

export const departmentNames: string[] = [...schoolOf.keys()];
