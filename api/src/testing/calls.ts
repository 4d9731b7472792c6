import type { World } from './world';

export type StaffRole = Parameters<World['tokenOf']>[0];
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls of the demonstration's staff, who log in again after each clock change, which expires their sessions. */
export function staffCaller(world: () => World) {
  const sessions = new Map<StaffRole, { begun: number; token: Promise<string> }>();
  const tokenOf = (role: StaffRole) => {
    const begun = world().clock.now.getTime();
    const last = sessions.get(role);
    if (last?.begun === begun) return last.token;
    const token = world().tokenOf(role);
    sessions.set(role, { begun, token });
    return token;
  };
  return {
    as: async (role: StaffRole, method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
      world().call({ method, url, payload, headers: { ...headers, authorization: `Bearer ${await tokenOf(role)}` } }),
    forget: () => sessions.clear(),
  };
}

export function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
