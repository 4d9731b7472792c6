import { LoginPage } from '../login/LoginPage';

export default function AdminLogin() {
  return <LoginPage audience="admin" />;
}

export { loader } from '../login/loader';
