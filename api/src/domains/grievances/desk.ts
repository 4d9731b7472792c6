import {
  CLOSED_STATUSES,
  type Grievance,
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_EXTENSION_DAYS,
  GRIEVANCE_STEPS,
  type GrievanceCategory,
  type GrievanceEntryKind,
  type GrievanceMove,
} from '@university/shared/contract';
import { formatDate, istDay } from '@university/shared/time';
import { HttpError, invalid, notFound } from '@university/web';
import { and, eq, not } from 'drizzle-orm';
import type { AuditAction } from '../../platform/audit/actions';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import { type DownloadSender, issueDownload } from '../../platform/downloads';
import { action, pageMetadata, type Route } from '../../platform/http/route';
import type { MailText } from '../../platform/mail/compose';
import { queueMail } from '../../platform/mail/queue';
import { grievanceAssigned } from '../../platform/mail/texts';
import type { Services } from '../../platform/services';
import { eligibleAssignees, isHeld, visibleTo } from './access';
import {
  checkMonth,
  countGrievances,
  countMonth,
  findGrievance,
  type GrievanceRow,
  listGrievances,
  lockGrievance,
} from './queries';
import { exportGrievances } from './export';
import { grievanceExtended, grievanceReply } from './mails';
import { addWorkingDays, isConfidential } from './submit';
import { addEntry, presentGrievance, toLine } from './thread';

const noSuchGrievance = () => notFound('There is no such grievance.');

interface Locked {
  tx: Database;
  row: GrievanceRow;
  at: Date;
  /** Also sets `updatedAt` and increments `version`. */
  set: (columns: Partial<GrievanceRow>) => Promise<void>;
  add: (kind: GrievanceEntryKind, text: string) => Promise<void>;
  log: (action: AuditAction, detail?: Record<string, unknown>) => Promise<void>;
  mail: (to: string, text: MailText) => Promise<unknown>;
  conflict: (message: string) => Promise<HttpError>;
}

/**
 * Changes a grievance in a transaction. @returns null if the caller may not see it any more. @throws HttpError 404; 409
 * with the present state for another `version`
 */
function withGrievance(
  { db, calendar, clock }: Services,
  staffId: string,
  { id, version }: { id: string; version?: number },
  change: (locked: Locked) => Promise<void>,
): Promise<Grievance | null> {
  const sight = visibleTo(staffId);
  return db.transaction(async (tx) => {
    const row = await lockGrievance(tx, sight, id);
    if (!row) throw noSuchGrievance();
    const at = calendar();
    const present = () => presentGrievance(tx, sight, id, at);
    const conflict = async (message: string) =>
      new HttpError(409, 'conflict', message, { data: { grievance: await present() } });
    if (version !== undefined && row.version !== version)
      throw await conflict('Somebody else has changed this grievance since you opened it.');
    await change({
      ...{ tx, row, at, conflict },
      set: async (columns) => {
        const after = { ...columns, updatedAt: at, version: row.version + 1 };
        await tx.update(grievances).set(after).where(eq(grievances.id, id));
      },
      add: (kind, text) => addEntry(tx, id, { kind, text, staffId, at }),
      log: (action, detail) =>
        audit(tx, { at: clock(), actor: `staff:${staffId}`, action, subject: `grievance:${id}`, detail }),
      mail: (to, text) => queueMail(tx, { at: clock(), to, ...text }),
    });
    return present();
  });
}

const noFile = () => notFound('No file came with this grievance.');

/** As a sandboxed attachment: strangers made it. */
export const sendGrievanceFile: DownloadSender = async ({ db, files }, { id, staffId }, { reply }) => {
  const { row } = (await findGrievance(db, visibleTo(String(staffId)), String(id))) ?? {};
  const content = row?.fileKey ? await files.open(row.fileKey) : undefined;
  if (!row || !content) throw noFile();
  return reply
    .type('application/pdf')
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Disposition', `attachment; filename="${row.ticket}.pdf"`)
    .send(content);
};

function refusal(row: GrievanceRow): string | undefined {
  if (row.settledAt) return 'This grievance is closed.';
  if (row.extendedTo) return 'The person was told a later day before. That is done once.';
  return undefined;
}

function extensionProblem({ dueOn }: GrievanceRow, to: string, today: string): string | undefined {
  const last = addWorkingDays(dueOn, GRIEVANCE_EXTENSION_DAYS);
  if (to <= dueOn) return `Choose a day after ${formatDate(dueOn)}, when it is due`;
  if (to < today) return 'Choose a day that is not over';
  if (to > last) return `Choose ${formatDate(last)} at the latest: ${GRIEVANCE_EXTENSION_DAYS} working days more`;
  return undefined;
}

const labelOf = (category: GrievanceCategory) =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;

function moveProblem(row: GrievanceRow, { category, lift }: GrievanceMove) {
  if (lift && isConfidential(category))
    return { path: 'lift', message: 'In this category every grievance is confidential' };
  if (category === row.category && !(lift && row.confidential))
    return { path: 'category', message: 'Choose another category than the present one' };
  return undefined;
}

function inWords(row: GrievanceRow, { category, reason }: GrievanceMove, confidential: boolean): string {
  const moved = category !== row.category && `From “${labelOf(row.category)}” to “${labelOf(category)}”.`;
  const lifted = row.confidential && !confidential && 'It is not confidential any more.';
  return [moved, lifted, reason].filter(Boolean).join('\n');
}

export function deskRoutes(services: Services): Route[] {
  const {
    db,
    calendar,
    clock,
    mail: { siteUrl },
  } = services;
  const today = () => istDay(calendar());

  const change = async (
    { id: staffId }: { id: string },
    seen: { id: string; version?: number },
    make: (locked: Locked) => Promise<void>,
  ) => {
    const grievance = await withGrievance(services, staffId, seen, make);
    if (!grievance) throw noSuchGrievance();
    return { data: { grievance } };
  };

  async function requireGrievance(tx: Database, staffId: string, id: string): Promise<GrievanceRow> {
    const found = await findGrievance(tx, visibleTo(staffId), id);
    if (!found) throw noSuchGrievance();
    return found.row;
  }

  return [
    action('listGrievances', async ({ query }, { caller }) => {
      const { total, found } = await listGrievances(db, caller.id, query, today());
      const counts = await countGrievances(db, visibleTo(caller.id), today());
      const lines = found.map((each) => toLine(each, calendar()));
      return { data: { grievances: lines, counts }, metadata: pageMetadata(total, query) };
    }),
    action('readGrievance', async ({ params: { id } }, { caller }) => {
      const grievance = await presentGrievance(db, visibleTo(caller.id), id, calendar());
      if (!grievance) throw noSuchGrievance();
      // Reading a confidential grievance is audited.
      if (grievance.confidential)
        await audit(db, { at: clock(), actor: `staff:${caller.id}`, action: 'read', subject: `grievance:${id}` });
      return { data: { grievance } };
    }),
    action('updateGrievance', ({ params: { id }, body: { status, reply, version } }, { caller }) =>
      change(caller, { id, version }, async ({ tx, row, at, set, add, mail, log, conflict }) => {
        if (!GRIEVANCE_STEPS[row.status].includes(status))
          throw await conflict(`A grievance that is ${row.status} cannot become ${status}.`);
        await set({ status, settledAt: CLOSED_STATUSES.includes(status) ? (row.settledAt ?? at) : null });
        if (reply) {
          await add('reply', reply);
          await tx
            .update(grievances)
            .set({ assigneeId: caller.id })
            .where(and(eq(grievances.id, id), not(isHeld)));
          await mail(row.email, grievanceReply({ ...row, status, reply, siteUrl }, row.language ?? 'en'));
        }
        await log('update', { from: row.status, to: status, replied: reply !== undefined });
      }),
    ),
    // Internal: changes nothing that the person could see, so neither the version nor `updatedAt`.
    action('addGrievanceNote', ({ params, body: { text } }, { caller }) =>
      change(caller, params, async ({ add, log }) => {
        await add('note', text);
        await log('note');
      }),
    ),
    action('listGrievanceAssignees', async ({ params: { id } }, { caller }) => {
      await requireGrievance(db, caller.id, id);
      const members = await eligibleAssignees(db, id);
      return { data: { staff: members.map((member) => ({ ...member, isMe: member._id === caller.id })) } };
    }),
    // Not visible to the person, so neither version nor `updatedAt` change; the last of concurrent assignments wins.
    action('assignGrievance', ({ params: { id }, body: { assignee } }, { caller }) =>
      change(caller, { id }, async ({ tx, row, mail, log }) => {
        const member = assignee === null ? null : (await eligibleAssignees(tx, id)).find(({ _id }) => _id === assignee);
        if (member === undefined)
          throw invalid([{ path: 'assignee', message: 'Choose somebody who may see this grievance' }]);
        if (assignee === row.assigneeId) return;
        await tx.update(grievances).set({ assigneeId: assignee }).where(eq(grievances.id, id));
        await log('assign', { to: assignee });
        if (!member || member._id === caller.id) return;
        const url = `${siteUrl}/admin/grievances/${id}`;
        await mail(member.email, grievanceAssigned({ name: member.name, ticket: row.ticket, due: row.dueOn, url }));
      }),
    ),
    // In a confidential category all of it becomes confidential, and stays so until `lift`. An assignee who may not see
    // it any more loses it; a caller who may not is answered null.
    action('moveGrievance', async ({ params: { id }, body: move }, { caller }) => {
      const { category, lift, version } = move;
      const grievance = await withGrievance(
        services,
        caller.id,
        { id, version },
        async ({ tx, row, set, add, log }) => {
          const problem = moveProblem(row, move);
          if (problem) throw invalid([problem]);
          const confidential = isConfidential(category) || (row.confidential && !lift);
          await set({ category, confidential });
          await tx
            .update(grievances)
            .set({ assigneeId: null })
            .where(and(eq(grievances.id, id), not(isHeld)));
          await add('move', inWords(row, move, confidential));
          await log('move', { lifted: row.confidential && !confidential });
        },
      );
      return { data: { grievance } };
    }),
    // Once. Whether it is overdue still depends on the original day.
    action('extendGrievance', ({ params: { id }, body: { to, reason, version } }, { caller }) =>
      change(caller, { id, version }, async ({ row, at, set, add, mail, log }) => {
        const refused = refusal(row);
        if (refused) throw new HttpError(409, 'conflict', refused);
        const problem = extensionProblem(row, to, istDay(at));
        if (problem) throw invalid([{ path: 'to', message: problem }]);
        await set({ extendedTo: to });
        await add('extension', reason);
        await mail(row.email, grievanceExtended({ ticket: row.ticket, to, reason, siteUrl }, row.language ?? 'en'));
        await log('extend', { to });
      }),
    ),
    action('exportGrievances', async ({ body }, { caller }) => ({
      data: await exportGrievances(services, caller.id, body),
    })),
    action('countGrievanceMonth', async ({ query: { month } }, { caller }) => {
      checkMonth(month, calendar());
      return { data: { counts: await countMonth(db, visibleTo(caller.id), month) } };
    }),
    action('requestGrievanceFile', async ({ params: { id } }, { caller: { id: staffId } }) => ({
      data: await db.transaction(async (tx) => {
        if (!(await requireGrievance(tx, staffId, id)).fileKey) throw noFile();
        await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'open-file', subject: `grievance:${id}` });
        return issueDownload(tx, { kind: 'grievance', params: { id, staffId }, staffId }, clock());
      }),
    })),
  ];
}
