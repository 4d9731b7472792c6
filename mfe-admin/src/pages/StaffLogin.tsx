import { LoginPage } from '../login/LoginPage';

export default function StaffLogin() {
  return <LoginPage audience="staff" />;
}

export { loader } from '../login/loader';
