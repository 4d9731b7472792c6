import { LoginPage } from './Login';

export default function StaffLogin() {
  return <LoginPage audience="staff" />;
}

export { loader } from './Login';
