import { type Approval, type ApprovalKind, setting, type Setting, type SettingKey } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import { newId } from '../../platform/secrets';
import { queueMails } from '../../platform/mail/queue';
import { approvalAsked, approvalDecided } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import {
  KINDS,
  PROPOSAL_LIFE,
  RIGHTS_MUST_LAST,
  expireProposals,
  findApproval,
  insertApproval,
  listTold,
  type ApprovalRow,
  type ApprovalWithPeople,
  lockApproval,
  setDecision,
} from './queries';
import { type StaffRow, findStaff, lockActiveAdmins } from '../roster/roster';
import { eq } from 'drizzle-orm';
import { settings } from '../../platform/database/schema';

interface Proposal {
  kind: ApprovalKind;
  subject: string;
  payload: Record<string, unknown>;
  /** As a sentence that can be read without knowing more. */
  what: string;
  /** What the audit log forgets when the person is erased, such as a reason in somebody's words. */
  personal?: Record<string, unknown>;
}

/**
 * Puts something before a second person, and tells by mail everybody who watches over it. Give it the transaction of
 * what the proposal belongs to.
 * @throws HttpError 409 when the same waits already
 */
export async function propose(
  { db: tx, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  by: string,
  { personal, ...proposal }: Proposal,
): Promise<Approval> {
  const at = clock();
  const id = newId();
  await expireProposals(tx, at);
  const expiresAt = new Date(at.getTime() + PROPOSAL_LIFE);
  if (!(await insertApproval(tx, { id, ...proposal, proposedBy: by, proposedAt: at, expiresAt }))) {
    throw new HttpError(409, 'conflict', 'This has been proposed already, and waits for a second person.');
  }
  const { kind, subject, payload, what } = proposal;
  const detail = { approval: id, kind, ...payload };
  await audit(tx, { at, actor: `staff:${by}`, action: 'propose', subject, detail, personal });
  const row = await findApproval(tx, id);
  if (!row) throw new Error('a proposal that was just made is gone');
  const text = { what, by: row.proposer.name, link: `${mail.siteUrl}/admin/approvals` };
  const told = await listTold(tx, kind);
  await queueMails(
    tx,
    told.map(({ email, name }) => ({ at, to: email, ...approvalAsked({ ...text, name }) })),
  );
  return toApproval(row, row.proposer, at);
}

/**
 * Why this person may not be the second one, as a sentence; null: may. The second person is another one than the
 * proposer and than whom it concerns, and has had the rights for seven days. As the role admin is itself given by two
 * people, nobody can make an account that approves what he proposes.
 */
export function refusalFor(approval: ApprovalRow, member: StaffRow, now: Date): string | null {
  if (member.disabled || !KINDS[approval.kind].roles.includes(member.role)) return 'Your role does not allow this.';
  if (approval.proposedBy === member.id) return 'You proposed this yourself. A second person has to approve it.';
  if (approval.subject === `staff:${member.id}`)
    return 'This is about your own account. Somebody else has to approve it.';
  if (member.rightsSince && now.getTime() - member.rightsSince.getTime() < RIGHTS_MUST_LAST) {
    return 'Your account has had its rights for less than seven days. Somebody who has had them longer has to approve it.';
  }
  return null;
}

/** An approval as this member of staff sees it. */
export function toApproval({ approval, proposer, decider }: ApprovalWithPeople, viewer: StaffRow, now: Date): Approval {
  const { id, kind, state, what, proposedAt, expiresAt, decidedAt } = approval;
  return {
    _id: id,
    kind,
    state,
    what,
    proposedBy: { name: proposer.name, email: proposer.email },
    proposed_at: proposedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    decidedBy: decider && { name: decider.name, email: decider.email },
    decided_at: decidedAt?.toISOString() ?? null,
    refusal: refusalFor(approval, viewer, now),
  };
}

/** A second pair of eyes before something is published: off until a university wants it. */
const review = (what: string) => ({
  deployed: false,
  elsewhere: false,
  on: `Publishing ${what} takes two people from now on`,
  off: `Publishing ${what} takes one person from now on`,
});

/** What holds until somebody sets it, in deployment and elsewhere; and the setting in words. */
const SETTINGS: Record<SettingKey, { deployed: boolean; elsewhere: boolean; on: string; off: string }> = {
  'publishing-takes-two': {
    deployed: true,
    elsewhere: false,
    on: 'Publishing a round takes two people from now on',
    off: 'Publishing a round takes one person from now on',
  },
  'pages-take-two': review('a page of text'),
  'notices-take-two': review('a notice'),
  'site-takes-two': review('a setting of the site'),
  'catalogue-takes-two': review('an entry of the catalogue'),
  'admission-takes-two': review('a plan of admission'),
};

export async function readSetting(
  { db, isDeployed }: Pick<Services, 'db' | 'isDeployed'>,
  key: SettingKey,
): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  const { deployed, elsewhere } = SETTINGS[key];
  return typeof row?.value === 'boolean' ? row.value : isDeployed ? deployed : elsewhere;
}

/** @throws HttpError 409 when it has this value, or waits for it */
export async function proposeSetting(services: Services, by: string, wish: Setting): Promise<Approval> {
  const { key, value } = wish;
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    if ((await readSetting(within, key)) === value) throw new HttpError(409, 'conflict', 'This is set so already.');
    const what = `${SETTINGS[key][value ? 'on' : 'off']}.`;
    return propose(within, by, { kind: 'setting', subject: `setting:${key}`, payload: wish, what });
  });
}

export async function applySetting({ db: tx }: Services, payload: unknown): Promise<void> {
  const { key, value } = setting.parse(payload);
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** What happens when a proposal is approved, in the same transaction. `by`: who approved it. */
export type Appliers = Record<ApprovalKind, (services: Services, payload: unknown, by: string) => Promise<unknown>>;

const conflict = (message: string) => new HttpError(409, 'conflict', message);

/**
 * Approves or declines what somebody proposed. A proposal counts only as long as its proposer has the right to make it.
 * @throws HttpError 404, 403 for whom the rule leaves out, 409 when it is decided, too old, or cannot be done any more
 */
export async function decideApproval(
  services: Services,
  appliers: Appliers,
  by: string,
  id: string,
  state: 'approved' | 'declined',
): Promise<Approval> {
  const { db, clock } = services;
  await expireProposals(db, clock());
  return db.transaction(async (tx) => {
    const at = clock();
    // The same order of locks as where accounts are changed.
    await lockActiveAdmins(tx);
    const row = await lockApproval(tx, id);
    const member = await findStaff(tx, by);
    if (!row || !member || !KINDS[row.kind].roles.includes(member.role)) throw notFound('There is no such proposal.');
    if (row.state !== 'pending')
      throw conflict('This has been decided already, or nobody decided it within seven days.');
    if (state === 'approved') {
      const refusal = refusalFor(row, member, at);
      if (refusal) throw new HttpError(403, 'second_person_required', refusal);
      const proposer = await findStaff(tx, row.proposedBy);
      if (!proposer || proposer.disabled || !KINDS[row.kind].roles.includes(proposer.role)) {
        throw conflict(
          'Who proposed this may not propose it any more. Decline it; somebody else can propose it again.',
        );
      }
      await appliers[row.kind]({ ...services, db: tx }, row.payload, by);
    }
    await setDecision(tx, id, { state, decidedBy: by, decidedAt: at });
    const action = state === 'approved' ? 'approve' : 'decline';
    const { subject, kind, what } = row;
    await audit(tx, { at, actor: `staff:${by}`, action, subject, detail: { approval: id, kind } });
    const told = await listTold(tx, kind);
    await queueMails(
      tx,
      told.map(({ email, name }) => ({ at, to: email, ...approvalDecided({ what, by: member.name, name, state }) })),
    );
    const decided = await findApproval(tx, id);
    if (!decided) throw notFound('There is no such proposal.');
    return toApproval(decided, member, at);
  });
}
