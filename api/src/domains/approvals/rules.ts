import {
  type Approval,
  APPROVAL_KINDS,
  type ApprovalKind,
  type Role,
  setting,
  type Setting,
  SETTING_KEYS,
  type SettingKey,
} from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { and, desc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { approvals, settings, staff } from '../../platform/database/schema';
import { action, type Input, pageMetadata, type Route } from '../../platform/http/route';
import type { Job } from '../../platform/jobs';
import type { MailText } from '../../platform/mail/compose';
import { queueMails } from '../../platform/mail/queue';
import { approvalAsked, approvalDecided, approvalExpired } from '../../platform/mail/texts';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findStaff, lockActiveAdmins, memberOf, type StaffRow } from '../roster/roster';

/** Milliseconds. */
const PROPOSAL_LIFE = 7 * DAY;

/** Milliseconds. An account made to approve something must not count as a second person. */
const RIGHTS_MUST_LAST = 7 * DAY;

interface Kind {
  /** May propose and decide. */
  roles: readonly Role[];
  /** Members of the committee are informed, like all of these roles. */
  tellsCommittee: boolean;
}

const KINDS: Record<ApprovalKind, Kind> = {
  'staff-rights': { roles: ['admin'], tellsCommittee: true },
  'second-factor-reset': { roles: ['admin'], tellsCommittee: false },
  'publish-round': { roles: ['admin', 'admissions'], tellsCommittee: false },
  'adopt-allotment': { roles: ['admin', 'admissions'], tellsCommittee: false },
  setting: { roles: ['admin'], tellsCommittee: false },
};

const conflict = (message: string) => new HttpError(409, 'conflict', message);

const proposer = alias(staff, 'proposer');
const decider = alias(staff, 'decider');

const withPeople = (db: Database) =>
  db
    .select({ approval: approvals, proposer, decider })
    .from(approvals)
    .innerJoin(proposer, eq(proposer.id, approvals.proposedBy))
    .leftJoin(decider, eq(decider.id, approvals.decidedBy));

type ApprovalWithPeople = Awaited<ReturnType<typeof withPeople>>[number];

async function findApproval(db: Database, id: string): Promise<ApprovalWithPeople> {
  const [row] = await withPeople(db).where(eq(approvals.id, id));
  if (!row) throw notFound('There is no such proposal.');
  return row;
}

async function expireProposals(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    const due = and(eq(approvals.state, 'pending'), lte(approvals.expiresAt, services.clock()));
    const expired = await tx.update(approvals).set({ state: 'expired' }).where(due).returning();
    for (const { kind, what } of expired)
      await notifyWatchers({ ...services, db: tx }, kind, (name) => approvalExpired({ what, name }));
  });
}

export const expiryJob: Job = { name: 'expire-proposals', every: 5 * 60, run: expireProposals };

export async function listApprovals(
  services: Services,
  caller: { id: string },
  { state, subject, mine, limit, page }: Input<'listApprovals'>['query'],
) {
  const { db, clock } = services;
  const member = await memberOf(db, caller);
  await expireProposals(services);
  const kinds = APPROVAL_KINDS.filter((kind) => KINDS[kind].roles.includes(member.role));
  const where = and(
    inArray(approvals.kind, kinds),
    state && eq(approvals.state, state),
    subject === undefined ? undefined : eq(approvals.subject, subject),
    mine ? and(ne(approvals.proposedBy, member.id), ne(approvals.subject, `staff:${member.id}`)) : undefined,
  );
  const rows = await withPeople(db)
    .where(where)
    .orderBy(desc(approvals.proposedAt), desc(approvals.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const active = await activeStaff(db);
  return {
    total: await db.$count(approvals, where),
    approvals: rows.map((row) => toApproval(row, { member, active, now: clock() })),
  };
}

const activeStaff = (db: Database): Promise<StaffRow[]> => db.select().from(staff).where(eq(staff.disabled, false));

/** Mails everybody who is informed of proposals of this kind. `except`: an address that gets another mail. */
export async function notifyWatchers(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  kind: ApprovalKind,
  text: (name: string) => MailText,
  except?: string,
): Promise<void> {
  const { roles, tellsCommittee } = KINDS[kind];
  const watches = or(inArray(staff.role, [...roles]), tellsCommittee ? eq(staff.isIccMember, true) : undefined);
  const isOther = except === undefined ? undefined : ne(staff.email, except);
  const told = await tx
    .select({ email: staff.email, name: staff.name })
    .from(staff)
    .where(and(eq(staff.disabled, false), watches, isOther));
  const at = clock();
  await queueMails(
    tx,
    told.map(({ email, name }) => ({ at, to: email, ...text(name) })),
  );
}

interface Proposal {
  kind: ApprovalKind;
  subject: string;
  payload: Record<string, unknown>;
  /** A sentence. */
  what: string;
  /** Erased with the person. */
  personal?: Record<string, unknown>;
}

/**
 * Proposes something to a second person and informs everybody concerned. Call it in the transaction of the change.
 * @throws HttpError 409 if proposed already
 */
export async function propose(services: Services, by: string, { personal, ...proposal }: Proposal): Promise<Approval> {
  const { db: tx, clock, mail } = services;
  const at = clock();
  const id = newId();
  await expireProposals(services);
  const expiresAt = new Date(at.getTime() + PROPOSAL_LIFE);
  const row = { id, ...proposal, proposedBy: by, proposedAt: at, expiresAt };
  const added = await tx.insert(approvals).values(row).onConflictDoNothing().returning();
  if (added.length === 0) throw conflict('This has been proposed already, and waits for a second person.');
  const { kind, subject, payload, what } = proposal;
  const detail = { approval: id, kind, ...payload };
  await audit(tx, { at, actor: `staff:${by}`, action: 'propose', subject, detail, personal });
  const made = await findApproval(tx, id);
  const text = { what, by: made.proposer.name, link: `${mail.siteUrl}/admin/approvals` };
  await notifyWatchers(services, kind, (name) => approvalAsked({ ...text, name }));
  return toApproval(made, { member: made.proposer, active: await activeStaff(tx), now: at });
}

const isNew = ({ rightsSince }: StaffRow, now: Date): boolean =>
  rightsSince !== null && now.getTime() - rightsSince.getTime() < RIGHTS_MUST_LAST;

/**
 * An admin can create accounts of other roles, so a new one neither approves an admin's proposal nor proposes what an
 * admin approves.
 */
export function refusalBeside(first: StaffRow | undefined, second: StaffRow, now: Date): string | null {
  if (isNew(second, now))
    return 'Your account has had its rights for less than seven days. Somebody who has had them longer has to approve it.';
  if (second.role === 'admin' && first && first.role !== 'admin' && isNew(first, now))
    return 'The account that proposed this has had its rights for less than seven days. Somebody other than an admin has to approve it.';
  return null;
}

/** The second person must differ from the proposer and from the person concerned. */
function refusalFor(
  { approval, proposer }: Pick<ApprovalWithPeople, 'approval'> & { proposer: StaffRow | undefined },
  member: StaffRow,
  now: Date,
): string | null {
  if (member.disabled || !KINDS[approval.kind].roles.includes(member.role)) return 'Your role does not allow this.';
  if (approval.proposedBy === member.id) return 'You proposed this yourself. A second person has to approve it.';
  if (approval.subject === `staff:${member.id}`)
    return 'This is about your own account. Somebody else has to approve it.';
  return refusalBeside(proposer, member, now);
}

interface Viewing {
  member: StaffRow;
  active: readonly StaffRow[];
  now: Date;
}

function toApproval({ approval, proposer, decider }: ApprovalWithPeople, { member, active, now }: Viewing): Approval {
  const { id, kind, state, subject, what, proposedAt, expiresAt, decidedAt } = approval;
  return {
    _id: id,
    kind,
    state,
    subject,
    what,
    proposedBy: { name: proposer.name, email: proposer.email },
    proposed_at: proposedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    decidedBy: decider && { name: decider.name, email: decider.email },
    decided_at: decidedAt?.toISOString() ?? null,
    refusal: refusalFor({ approval, proposer }, member, now),
    hasApprover: state === 'pending' && active.some((each) => !refusalFor({ approval, proposer }, each, now)),
  };
}

const PUBLISHED: Record<SettingKey, string> = {
  'publishing-takes-two': 'a round',
  'pages-take-two': 'a page of text',
  'notices-take-two': 'a notice',
  'site-takes-two': 'a setting of the site',
  'catalogue-takes-two': 'an entry of the catalogue',
  'admission-takes-two': 'a plan of admission',
};

/** By default only rounds, and only in deployment. */
export async function readSetting({ db, isDeployed }: Pick<Services, 'db' | 'isDeployed'>, key: SettingKey) {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return typeof row?.value === 'boolean' ? row.value : isDeployed && key === 'publishing-takes-two';
}

/** @throws HttpError 409 */
export async function proposeSetting(services: Services, by: string, wish: Setting): Promise<Approval> {
  const { key, value } = wish;
  return services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    if ((await readSetting(within, key)) === value) throw conflict('This is set so already.');
    const what = `Publishing ${PUBLISHED[key]} will take ${value ? 'two people' : 'one person'}.`;
    return propose(within, by, { kind: 'setting', subject: `setting:${key}`, payload: wish, what });
  });
}

export async function applySetting({ db: tx }: Services, payload: unknown): Promise<void> {
  const { key, value } = setting.parse(payload);
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Runs in the transaction of the approval; `by` approved it. */
export type Appliers = Record<ApprovalKind, (services: Services, payload: unknown, by: string) => Promise<unknown>>;

/**
 * The proposer must still have the right to propose it. @throws HttpError 404, 403, 409 if decided, expired, or
 * impossible by now
 */
async function decideApproval(
  services: Services,
  appliers: Appliers,
  by: string,
  id: string,
  state: 'approved' | 'declined',
): Promise<Approval> {
  const { db, clock } = services;
  await expireProposals(services);
  return db.transaction(async (tx) => {
    const at = clock();
    const within = { ...services, db: tx };
    // The same lock order as `updateStaff`.
    await lockActiveAdmins(tx);
    const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
    const member = await findStaff(tx, by);
    if (!row || !member || !KINDS[row.kind].roles.includes(member.role)) throw notFound('There is no such proposal.');
    const { subject, kind, what } = row;
    if (row.state !== 'pending')
      throw conflict('This has been decided already, or nobody decided it within seven days.');
    if (state === 'approved') {
      const proposer = await findStaff(tx, row.proposedBy);
      const refusal = refusalFor({ approval: row, proposer }, member, at);
      if (refusal) throw new HttpError(403, 'second_person_required', refusal);
      if (!proposer || proposer.disabled || !KINDS[kind].roles.includes(proposer.role)) {
        throw conflict(
          'Who proposed this may not propose it any more. Decline it; somebody else can propose it again.',
        );
      }
      await appliers[kind](within, row.payload, by);
    }
    await tx.update(approvals).set({ state, decidedBy: by, decidedAt: at }).where(eq(approvals.id, id));
    const action = state === 'approved' ? 'approve' : 'decline';
    await audit(tx, { at, actor: `staff:${by}`, action, subject, detail: { approval: id, kind } });
    await notifyWatchers(within, kind, (name) => approvalDecided({ what, by: member.name, name, state }));
    return toApproval(await findApproval(tx, id), { member, active: [], now: at });
  });
}

export function approvalRoutes(services: Services, appliers: Appliers): Route[] {
  return [
    action('listApprovals', async ({ query }, { caller }) => {
      const { total, approvals } = await listApprovals(services, caller, query);
      return { data: { approvals }, metadata: pageMetadata(total, query) };
    }),
    action('approve', async ({ params }, { caller }) => ({
      data: { approval: await decideApproval(services, appliers, caller.id, params.id, 'approved') },
    })),
    action('decline', async ({ params }, { caller }) => ({
      data: { approval: await decideApproval(services, appliers, caller.id, params.id, 'declined') },
    })),
    action('listSettings', async () => {
      const read = async (key: (typeof SETTING_KEYS)[number]) => ({ key, value: await readSetting(services, key) });
      return { data: { settings: await Promise.all(SETTING_KEYS.map(read)) } };
    }),
    action('proposeSetting', async ({ params, body }, { caller }) => ({
      data: { approval: await proposeSetting(services, caller.id, { key: params.key, value: body.value }) },
    })),
  ];
}
