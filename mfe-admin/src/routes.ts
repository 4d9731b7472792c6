import type { Role } from '@university/shared/contract';
import { defineRemote } from '@university/shared/remote';
import { rolesAt } from './area/pages';

const behind = (id: string, path: string, title: string, roles: readonly Role[] = rolesAt(path)) => ({
  id: `mfe-admin:${id}`,
  path,
  title,
  description: title,
  access: ['admin', ...roles] as Role[],
  listed: false,
});

const KEEPERS: readonly Role[] = ['notices', 'editor', 'faculty', 'admissions'];

export default defineRemote({
  name: 'mfe-admin',
  routes: [
    {
      id: 'mfe-admin:admin-login',
      path: '/admin-login',
      title: 'Admin login',
      description: 'Staff of the university log in here to publish notices and manage the site.',
      listed: false,
      load: () => import('./sign-in/Login'),
    },
    {
      id: 'mfe-admin:login',
      path: '/login{shortName}',
      title: 'Faculty and staff login',
      description: 'Faculty and staff of the university log in here.',
      listed: false,
      load: () => import('./sign-in/Login'),
    },
    {
      id: 'mfe-admin:reset-password',
      path: '/admin-login/password',
      title: 'Forgot password',
      description: 'Staff of the university ask for a link here and choose a new password.',
      listed: false,
      load: () => import('./sign-in/ResetPassword'),
    },
    {
      id: 'mfe-admin:draft-preview',
      path: '/admin-login/preview',
      title: 'Preview of a draft',
      description: 'Whoever was sent a link sees a page here as it will be.',
      listed: false,
      load: () => import('./documents/drafts/OpenPreview'),
    },
    { ...behind('dashboard', '/admin/dashboard', 'Dashboard'), load: () => import('./dashboard/Dashboard') },
    { ...behind('uploads', '/admin/uploads', 'Upload notices'), load: () => import('./notices/Uploads') },
    { ...behind('view-pdfs', '/admin/view-pdfs', 'All notices'), load: () => import('./notices/Files') },
    { ...behind('edit-notice', '/admin/view-pdfs/:id', 'Edit a notice'), load: () => import('./notices/EditNotice') },
    { ...behind('alert', '/admin/alert', 'Alert on every page'), load: () => import('./notices/alert/AlertDesk') },
    {
      ...behind('archive-uploads', '/admin/archive-uploads', 'Archive uploads'),
      load: () => import('./notices/Uploads'),
    },
    { ...behind('media', '/admin/media', 'Pictures'), load: () => import('./media/Pictures') },
    { ...behind('admission', '/admin/admission', 'Admission years'), load: () => import('./admission/Admission') },
    { ...behind('results', '/admin/results', 'Results'), load: () => import('./results/Results') },
    { ...behind('result-audit', '/admin/results/audit', 'Results log'), load: () => import('./results/ResultAudit') },
    {
      ...behind('applicant', '/admin/results/records/:id', 'Record of an applicant'),
      load: () => import('./results/Applicant'),
    },
    { ...behind('round', '/admin/results/:track/:round', 'Admission round'), load: () => import('./results/Round') },
    { ...behind('grievances', '/admin/grievances', 'Grievances'), load: () => import('./grievances/Grievances') },
    { ...behind('grievance', '/admin/grievances/:id', 'Grievance'), load: () => import('./grievances/Grievance') },
    { ...behind('catalogue', '/admin/catalogue', 'Catalogue'), load: () => import('./documents/Documents') },
    {
      ...behind('catalogue-tables', '/admin/catalogue/tables', 'Import and export of the catalogue', ['editor']),
      load: () => import('./documents/transfer/Tables'),
    },
    {
      ...behind('documents', '/admin/catalogue/:kind', 'Part of the catalogue'),
      load: () => import('./documents/Documents'),
    },
    {
      ...behind('new-document', '/admin/catalogue/:kind/new', 'New entry of the catalogue'),
      load: () => import('./documents/DocumentDesk'),
    },
    {
      ...behind('document', '/admin/catalogue/:kind/:id', 'Entry of the catalogue', KEEPERS),
      load: () => import('./documents/DocumentDesk'),
    },
    {
      ...behind('document-history', '/admin/catalogue/:kind/:id/history', 'History of an entry', KEEPERS),
      load: () => import('./documents/history/History'),
    },
    {
      ...behind('edit-page', '/admin/edit-page', 'Edit this page', ['editor', 'notices']),
      load: () => import('./documents/EditPage'),
    },
    { ...behind('drafts', '/admin/drafts', 'Drafts'), load: () => import('./documents/drafts/Drafts') },
    { ...behind('bin', '/admin/bin', 'Bin', KEEPERS), load: () => import('./documents/Bin') },
    { ...behind('health', '/admin/health', 'Site health'), load: () => import('./health/Health') },
    { ...behind('approvals', '/admin/approvals', 'Approvals'), load: () => import('./staff/Approvals') },
    { ...behind('staff', '/admin/staff', 'Staff accounts'), load: () => import('./staff/Staff') },
    { ...behind('invite-many', '/admin/staff/invite', 'Invite many people'), load: () => import('./staff/InviteMany') },
    { ...behind('mail', '/admin/mail', 'Mail outbox'), load: () => import('./mail/MailOutbox') },
    { ...behind('releases', '/admin/releases', 'Releases'), load: () => import('./health/Health') },
    { ...behind('site-audit', '/admin/audit', 'Audit log'), load: () => import('./audit/SiteAudit') },
    { ...behind('password', '/admin/password', 'Password'), load: () => import('./account/Password') },
    {
      ...behind('my-page', '/admin/my-page', 'My page'),
      access: ['faculty'],
      load: () => import('./documents/EditPage'),
    },
  ],
  slots: [],
});
