import { LoginPage } from './Login';

export default function AdminLogin() {
  return <LoginPage audience="admin" />;
}

export { loader } from './Login';
