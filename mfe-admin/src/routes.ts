import { LOGIN_PATH } from '@university/shared/identity';
import { defineRemote } from '@university/shared/remote';

export default defineRemote({
  name: 'mfe-admin',
  routes: [
    {
      id: 'mfe-admin:admin-login',
      path: '/admin-login',
      title: 'Admin login',
      description: 'Staff of the university log in here to publish notices and manage the site.',
      listed: false,
      load: () => import('./pages/AdminLogin'),
    },
    {
      id: 'mfe-admin:login',
      path: LOGIN_PATH,
      title: 'Faculty and staff login',
      description: 'Faculty and staff of the university log in here.',
      listed: false,
      load: () => import('./pages/StaffLogin'),
    },
    {
      id: 'mfe-admin:dashboard',
      path: '/admin/dashboard',
      title: 'Dashboard',
      description: 'Tasks and newest notices for logged-in staff.',
      access: ['admin', 'notices', 'admissions', 'grievances', 'faculty'],
      listed: false,
      load: () => import('./pages/Dashboard'),
    },
    {
      id: 'mfe-admin:uploads',
      path: '/admin/uploads',
      title: 'Upload a notice',
      description: 'Staff publish a notice with its PDF here.',
      access: ['admin', 'notices'],
      listed: false,
      load: () => import('./pages/Uploads'),
    },
  ],
  slots: [],
});
