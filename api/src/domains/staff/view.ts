import type { Me, StaffMember } from '@university/shared/contract';
import type { staff } from '../../platform/database/schema';

export type StaffRow = typeof staff.$inferSelect;

export function toMe({ id, email, name, role, isIccMember }: StaffRow): Me {
  return { _id: id, email, name, role, isIccMember };
}

export function toStaffMember(row: StaffRow): StaffMember {
  return {
    ...toMe(row),
    disabled: row.disabled,
    invited: row.passwordHash === null && row.providerSubject === null,
    isRoleFromGroups: row.isRoleFromGroups,
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
  };
}
