import { authStore, useSession } from '@university/shared';
import { ROLES, type Role } from '@university/shared/contract';

/** Who is in, for pages behind a login. The example API asks for no password. */
export function SignedInAs() {
  const session = useSession();
  return (
    <label>
      Logged in:{' '}
      <select
        value={session?.currentRole ?? ''}
        onChange={({ target }) => {
          const { begin, end } = authStore.getState();
          const role = target.value as Role | '';
          if (role) begin({ token: 'example', currentRole: role, email: `${role}@seu.example` });
          else end();
        }}
      >
        <option value="">nobody</option>
        {ROLES.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
    </label>
  );
}
