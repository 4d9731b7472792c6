import { role, type Role } from '@university/shared/contract';
import { z } from 'zod';

export type GroupRoles = readonly { group: string; role: Role }[];

export interface SingleSignOnSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Shown after "Log in with": `your university account`. */
  name: string;
  /** Claim with a person's groups. */
  groupsClaim: string;
  /** The first matching row counts. */
  roles: GroupRoles;
}

/** `registrar=admin; admission cell=admissions`. LDAP groups may contain commas and equals signs. */
const groupRoles = z.string().transform((text, { issues }): GroupRoles => {
  const rows = text.split(';').filter((row) => row.trim() !== '');
  return rows.flatMap((row) => {
    const at = row.lastIndexOf('=');
    const group = row.slice(0, Math.max(0, at)).trim();
    const { data } = role.safeParse(row.slice(at + 1).trim());
    if (group && data) return [{ group, role: data }];
    const message = 'must look like admission cell=admissions; registrar=admin';
    issues.push({ code: 'custom', message, input: text });
    return [];
  });
});

export const singleSignOnVariables = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/, message: 'must look like https://login.university.example' }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ROLES: groupRoles.default([]),
  OIDC_GROUPS_CLAIM: z.string().min(1).max(100).default('groups'),
  OIDC_NAME: z.string().min(1).max(60).default('your university account'),
};

export const SINGLE_SIGN_ON_NEEDS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

type SingleSignOnVariables = z.infer<z.ZodObject<typeof singleSignOnVariables>>;

/** Undefined without single sign-on. Removes the secret from `process.env`. */
export function singleSignOnSettings(given: SingleSignOnVariables): SingleSignOnSettings | undefined {
  delete process.env.OIDC_CLIENT_SECRET;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    name: given.OIDC_NAME,
    groupsClaim: given.OIDC_GROUPS_CLAIM,
    roles: given.OIDC_ROLES,
  };
}
