import type { ApprovalKind, Role } from '@university/shared/contract';
import { DAY } from '@university/shared/time';

/** How long a proposal waits to be decided. Milliseconds. */
export const PROPOSAL_LIFE = 7 * DAY;

/** Whose rights are younger cannot be a second person: an account made for that purpose would be none. Milliseconds. */
export const RIGHTS_MUST_LAST = 7 * DAY;

interface Kind {
  /** Who may propose and decide it. */
  roles: readonly Role[];
  /** Whether the members of the committee are told, as all of these roles are. */
  tellsCommittee: boolean;
}

/** Who decides what takes two people, and who is told of each proposal and decision. */
export const KINDS: Record<ApprovalKind, Kind> = {
  'staff-rights': { roles: ['admin'], tellsCommittee: true },
  'second-factor-reset': { roles: ['admin'], tellsCommittee: false },
  'publish-round': { roles: ['admin', 'admissions'], tellsCommittee: false },
  setting: { roles: ['admin'], tellsCommittee: false },
};
