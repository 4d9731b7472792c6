import type { DocumentKind } from './kinds';

const PATHS: Partial<Record<DocumentKind, (id: string, data: Record<string, unknown>) => string>> = {
  campus: (_id, { slug }) => `/campus/${encodeURIComponent(String(slug))}`,
  zone: (_id, { code }) => `/campus/zone/${encodeURIComponent(String(code))}`,
  department: (id) => `/dept/${id}`,
  person: (id) => `/faculty/${id}`,
  page: (_id, { path }) => String(path),
  redirect: (_id, { from }) => String(from),
  identity: () => '/',
  look: () => '/',
  menu: () => '/',
  footer: () => '/',
  home: () => '/',
  notice: (id) => `/notices/${encodeURIComponent(id)}`,
  popup: () => '/',
  calendar: () => '/academics/academic-calendar',
  officers: () => '/administration/administrative/officers',
  placement: () => '/placement',
  reservation: () => '/admission/guidelines',
  program: (id) => `/programs/${id}`,
};

export const pageOf = (kind: DocumentKind, id: string, data: Record<string, unknown>): string | undefined =>
  PATHS[kind]?.(id, data);
