import { z } from 'zod';

/** Which remotes one browser takes from elsewhere: name of the remote, base address of the release. */
export type Previews = Readonly<Record<string, string>>;

const COOKIE = 'preview';

const previews = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string());

/** Whether a release may be tried from this address. `http://localhost:*` in `allowed` stands for every port. */
export function isAllowed(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname } = new URL(address);
  return allowed.includes(origin) || allowed.includes(`${protocol}//${hostname}:*`);
}

/** What a browser's cookies say of previews; only remotes of the registry and allowed addresses count. Null: none. */
export function previewsOf(
  cookies: string | undefined,
  names: readonly string[],
  allowed: readonly string[],
): Previews | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1];
  if (!value || allowed.length === 0) return null;
  const parsed = previews.safeParse(parse(value));
  const entries = Object.entries(parsed.data ?? {}).filter(
    ([name, address]) => names.includes(name) && isAllowed(address, allowed),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** A cookie for this browser and this visit. */
export function cookieOf(chosen: Previews): string {
  const isEmpty = Object.keys(chosen).length === 0;
  const value = isEmpty ? '' : encodeURIComponent(JSON.stringify(chosen));
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${isEmpty ? '; Max-Age=0' : ''}`;
}

function parse(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
}
