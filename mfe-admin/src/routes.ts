import type { Role } from '@university/shared/contract';
import { defineRemote } from '@university/shared/remote';
import { rolesAt } from './area/pages';

type Load = NonNullable<Parameters<typeof defineRemote>[0]['routes'][number]['load']>;

/** A page that anybody may open, but no search lists. */
const open = (id: string, path: string, title: string, description: string, load: Load) => ({
  ...{ id: `mfe-admin:${id}`, path, title, description, listed: false, load },
});

/** @param roles besides admins: by default those whose menu leads there */
const behind = (id: string, path: string, title: string, load: Load, roles: readonly Role[] = rolesAt(path)) => ({
  ...open(id, path, title, title, load),
  access: ['admin', ...roles] as Role[],
});

const KEEPERS: readonly Role[] = ['notices', 'editor', 'faculty', 'admissions'];

export default defineRemote({
  name: 'mfe-admin',
  routes: [
    open(
      'admin-login',
      '/admin-login',
      'Admin login',
      'Staff of the university log in here to publish notices and manage the site.',
      () => import('./sign-in/Login'),
    ),
    open(
      'login',
      '/login{shortName}',
      'Faculty and staff login',
      'Faculty and staff of the university log in here.',
      () => import('./sign-in/Login'),
    ),
    open(
      'reset-password',
      '/admin-login/password',
      'Forgot password',
      'Staff of the university ask for a link here and choose a new password.',
      () => import('./sign-in/ResetPassword'),
    ),
    open(
      'draft-preview',
      '/admin-login/preview',
      'Preview of a draft',
      'Anybody who was sent a link sees a page here as it will be.',
      () => import('./documents/drafts/OpenPreview'),
    ),
    behind('dashboard', '/admin/dashboard', 'Dashboard', () => import('./dashboard/Dashboard')),
    behind('setup', '/admin/setup', 'Set-up', () => import('./setup/Setup')),
    behind('uploads', '/admin/uploads', 'Upload notices', () => import('./notices/Uploads')),
    behind('view-pdfs', '/admin/view-pdfs', 'All notices', () => import('./notices/Files')),
    behind('edit-notice', '/admin/view-pdfs/:id', 'Edit a notice', () => import('./notices/EditNotice')),
    behind('alert', '/admin/alert', 'Alert on every page', () => import('./notices/alert/AlertDesk')),
    behind('archive-uploads', '/admin/archive-uploads', 'Archive uploads', () => import('./notices/Uploads')),
    behind('media', '/admin/media', 'Pictures', () => import('./media/Pictures')),
    behind('admission', '/admin/admission', 'Admission years', () => import('./admission/Admission')),
    behind('results', '/admin/results', 'Results', () => import('./results/Results')),
    behind('result-audit', '/admin/results/audit', 'Results log', () => import('./results/ResultAudit')),
    behind('applicant', '/admin/results/records/:id', 'Record of an applicant', () => import('./results/Applicant')),
    behind('round', '/admin/results/:track/:round', 'Admission round', () => import('./results/Round')),
    behind('seats', '/admin/results/:track/:round/seats', 'Allot seats', () => import('./results/seats/Runs')),
    behind('seat-run', '/admin/results/:track/:round/seats/:id', 'Run of seats', () => import('./results/seats/Run')),
    behind('audits', '/admin/audits', 'Files for auditors', () => import('./results/seats/Audits')),
    behind('grievances', '/admin/grievances', 'Grievances', () => import('./grievances/Grievances')),
    behind('grievance', '/admin/grievances/:id', 'Grievance', () => import('./grievances/Grievance')),
    behind('catalogue', '/admin/catalogue', 'Catalogue', () => import('./documents/Documents')),
    behind(
      'catalogue-tables',
      '/admin/catalogue/tables',
      'Import and export of the catalogue',
      () => import('./documents/transfer/Tables'),
      ['editor'],
    ),
    behind('documents', '/admin/catalogue/:kind', 'Part of the catalogue', () => import('./documents/Documents')),
    behind(
      'new-document',
      '/admin/catalogue/:kind/new',
      'New entry of the catalogue',
      () => import('./documents/DocumentDesk'),
    ),
    behind(
      'document',
      '/admin/catalogue/:kind/:id',
      'Entry of the catalogue',
      () => import('./documents/DocumentDesk'),
      KEEPERS,
    ),
    behind(
      'document-history',
      '/admin/catalogue/:kind/:id/history',
      'History of an entry',
      () => import('./documents/history/History'),
      KEEPERS,
    ),
    behind('edit-page', '/admin/edit-page', 'Edit this page', () => import('./documents/EditPage'), [
      'editor',
      'notices',
    ]),
    behind('drafts', '/admin/drafts', 'Drafts', () => import('./documents/drafts/Drafts')),
    behind('bin', '/admin/bin', 'Bin', () => import('./documents/Bin'), KEEPERS),
    behind('health', '/admin/health', 'Site health', () => import('./health/Health')),
    behind('approvals', '/admin/approvals', 'Approvals', () => import('./staff/Approvals')),
    behind('staff', '/admin/staff', 'Staff accounts', () => import('./staff/Staff')),
    behind('invite-many', '/admin/staff/invite', 'Invite many people', () => import('./staff/InviteMany')),
    behind('mail', '/admin/mail', 'Mail outbox', () => import('./mail/MailOutbox')),
    behind('releases', '/admin/releases', 'Releases', () => import('./health/Health')),
    behind('site-audit', '/admin/audit', 'Audit log', () => import('./audit/SiteAudit')),
    behind('password', '/admin/password', 'Password', () => import('./account/Password')),
    { ...behind('my-page', '/admin/my-page', 'My page', () => import('./documents/EditPage')), access: ['faculty'] },
  ],
  slots: [],
});
