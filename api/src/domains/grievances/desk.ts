import {
  CLOSED_STATUSES,
  GRIEVANCE_STEPS,
  type Grievance,
  type GrievanceUpdate,
  GRIEVANCE_EXTENSION_DAYS,
  type GrievanceExtension,
  GRIEVANCE_CATEGORIES,
  type GrievanceCategory,
  type GrievanceMove,
  admissionHelpForm,
  HELP_REASONS,
  type AdmissionHelpForm,
} from '@university/shared/contract';
import { HttpError, notFound, invalid } from '@university/web';
import { eq, and, not } from 'drizzle-orm';
import type { AuditAction } from '../../platform/audit/actions';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queue';
import { grievanceReply, grievanceExtended } from './mails';
import type { Services } from '../../platform/services';
import { presentGrievance, addEntry } from './thread';
import { lockGrievance, type GrievanceRow, findGrievance } from './queries';
import { visibleTo, eligibleAssignees, isHeld } from './access';
import { issueDownload, type DownloadSender } from '../../platform/downloads';
import { grievanceAssigned } from '../../platform/mail/texts';
import { formatDate, istDay } from '@university/shared/time';
import { addWorkingDays } from './rules';
import { isConfidential, digestOf, type GrievanceFields, type SentGrievance } from './submit';
import type { FastifyRequest } from 'fastify';
import { trackNames } from '../admission/schedule';
import { readPlainForm } from '../../platform/files';

export const noSuchGrievance = () => notFound('There is no such grievance.');

/** A grievance that is locked until the transaction ends, as somebody works on it. */
interface Locked {
  tx: Database;
  row: GrievanceRow;
  at: Date;
  /** Writes columns, the day of the last change and the next version. */
  set: (columns: Partial<GrievanceRow>) => Promise<GrievanceRow>;
  log: (action: AuditAction, detail?: Record<string, unknown>) => Promise<void>;
}

/**
 * One change of a grievance by staff, in one transaction.
 * @param version that they saw, where the change depends on it
 * @throws HttpError 404, also for one that they may not see; 409 with the present state when it has changed since
 */
function withGrievance<T>(
  { db, calendar, clock }: Services,
  staffId: string,
  { id, version }: { id: string; version?: number },
  change: (locked: Locked) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const row = await lockGrievance(tx, visibleTo(staffId), id);
    if (!row) throw noSuchGrievance();
    const at = calendar();
    if (version !== undefined && row.version !== version) throw await conflictOver(tx, row, at);
    return change({
      ...{ tx, row, at },
      set: async (columns) => {
        const [after] = await tx
          .update(grievances)
          .set({ ...columns, updatedAt: at, version: row.version + 1 })
          .where(eq(grievances.id, id))
          .returning();
        if (!after) throw noSuchGrievance();
        return after;
      },
      log: (action, detail) =>
        audit(tx, { at: clock(), actor: `staff:${staffId}`, action, subject: `grievance:${id}`, detail }),
    });
  });
}

/**
 * Moves a grievance on, and mails the reply if there is one.
 * @throws HttpError 404, 409 as `withGrievance`; 409 also when its status does not lead there
 */
export function updateGrievance(
  services: Services,
  staffId: string,
  id: string,
  { status, reply, version }: GrievanceUpdate,
): Promise<Grievance> {
  return withGrievance(services, staffId, { id, version }, async ({ tx, row, at, set, log }) => {
    if (!GRIEVANCE_STEPS[row.status].includes(status))
      throw await conflictOver(tx, row, at, `A grievance that is ${row.status} cannot become ${status}.`);
    const isClosed = CLOSED_STATUSES.includes(status);
    const after = await set({ status, settledAt: isClosed ? (row.settledAt ?? at) : null });
    if (reply) {
      await addEntry(tx, after, { kind: 'reply', text: reply, staffId, at });
      const text = grievanceReply({ ...after, reply, siteUrl: services.mail.siteUrl }, after.language ?? 'en');
      await queueMail(tx, { at: services.clock(), to: after.email, ...text });
    }
    await log('update', { from: row.status, to: status, replied: reply !== undefined });
    return presentGrievance(tx, after, at);
  });
}

/** A refusal with the present state. */
export async function conflictOver(
  db: Database,
  row: GrievanceRow,
  at: Date,
  message = 'Somebody else has changed this grievance since you opened it.',
): Promise<HttpError> {
  return new HttpError(409, 'conflict', message, { data: { grievance: await presentGrievance(db, row, at) } });
}

const noFile = () => notFound('No file came with this grievance.');

/**
 * A one-use address of the PDF of a grievance.
 * @throws HttpError 404 without a file, and for a grievance that the caller may not see
 */
export async function requestFile({ db, clock }: Services, staffId: string, id: string) {
  return db.transaction(async (tx) => {
    const row = await findGrievance(tx, visibleTo(staffId), id);
    if (!row) throw noSuchGrievance();
    if (!row.fileKey) throw noFile();
    const at = clock();
    await audit(tx, { at, actor: `staff:${staffId}`, action: 'open-file', subject: `grievance:${id}` });
    return issueDownload(tx, { kind: 'grievance', params: { id, staffId }, staffId }, at);
  });
}

/** Sends the PDF to be saved and not shown: strangers made it. */
export const sendGrievanceFile: DownloadSender = async ({ db, files }, { id, staffId }, { reply }) => {
  const row = await findGrievance(db, visibleTo(String(staffId)), String(id));
  const content = row?.fileKey ? await files.open(row.fileKey) : undefined;
  if (!row || !content) throw noFile();
  return reply
    .type('application/pdf')
    .header('Content-Security-Policy', "sandbox; default-src 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Disposition', `attachment; filename="${row.ticket}.pdf"`)
    .send(content);
};

const notTheirs = () => invalid([{ path: 'assignee', message: 'Choose somebody who may see this grievance' }]);

/**
 * Assigns a grievance, and tells whoever gets it, unless it is the caller. The person sees nothing of it, so neither the
 * version nor the day of the last change moves: of two who assign at once the later one counts.
 * @param assignee id of an account; null: nobody
 * @throws HttpError 404 as `withGrievance`; 400 for somebody who may not see it
 */
export function assignGrievance(
  services: Services,
  staffId: string,
  id: string,
  assignee: string | null,
): Promise<Grievance> {
  return withGrievance(services, staffId, { id }, async ({ tx, row, at, log }) => {
    const member = assignee === null ? null : (await eligibleAssignees(tx, id)).find(({ _id }) => _id === assignee);
    if (member === undefined) throw notTheirs();
    if (assignee !== row.assigneeId) {
      await tx.update(grievances).set({ assigneeId: assignee }).where(eq(grievances.id, id));
      await log('assign', { to: assignee });
      if (member && member._id !== staffId) {
        const url = `${services.mail.siteUrl}/admin/grievances/${id}`;
        const words = grievanceAssigned({ name: member.name, ticket: row.ticket, due: row.dueOn, url });
        await queueMail(tx, { at: services.clock(), to: member.email, ...words });
      }
    }
    return presentGrievance(tx, row, at);
  });
}

/**
 * Whom a grievance can be assigned to.
 * @throws HttpError 404, also for a grievance that the caller may not see
 */
export async function listAssignees({ db }: Services, staffId: string, id: string) {
  if (!(await findGrievance(db, visibleTo(staffId), id))) throw noSuchGrievance();
  return eligibleAssignees(db, id);
}

/** Why it cannot be extended at all. */
function refusal(row: GrievanceRow): string | undefined {
  if (row.settledAt) return 'This grievance is closed.';
  if (row.extendedTo) return 'The person was told a later day before. That is done once.';
  return undefined;
}

/** What is wrong with the day. */
function extensionProblem({ dueOn }: GrievanceRow, to: string, today: string): string | undefined {
  const last = addWorkingDays(dueOn, GRIEVANCE_EXTENSION_DAYS);
  if (to <= dueOn) return `Choose a day after ${formatDate(dueOn)}, when it is due`;
  if (to < today) return 'Choose a day that is not over';
  if (to > last) return `Choose ${formatDate(last)} at the latest: ${GRIEVANCE_EXTENSION_DAYS} working days more`;
  return undefined;
}

/**
 * Promises the person a later day, once, and mails the reason. Whether it is overdue goes by the rule all the same.
 * @throws HttpError 404, 409 as `withGrievance`; 400 that names the day; 409 when it is closed or was extended before
 */
export function extendGrievance(
  services: Services,
  staffId: string,
  id: string,
  { to, reason, version }: GrievanceExtension,
): Promise<Grievance> {
  return withGrievance(services, staffId, { id, version }, async ({ tx, row, at, set, log }) => {
    const refused = refusal(row);
    if (refused) throw new HttpError(409, 'conflict', refused);
    const problem = extensionProblem(row, to, istDay(at));
    if (problem) throw invalid([{ path: 'to', message: problem }]);
    const after = await set({ extendedTo: to });
    await addEntry(tx, row, { kind: 'extension', text: reason, staffId, at });
    const { ticket, email, language } = row;
    const text = grievanceExtended({ ticket, to, reason, siteUrl: services.mail.siteUrl }, language ?? 'en');
    await queueMail(tx, { at: services.clock(), to: email, ...text });
    await log('extend', { to });
    return presentGrievance(tx, after, at);
  });
}

const labelOf = (category: GrievanceCategory) =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;

/** What is wrong with a move. */
function moveProblem(row: GrievanceRow, { category, lift }: GrievanceMove) {
  if (lift && isConfidential(category))
    return { path: 'lift', message: 'In this category every grievance is confidential' };
  if (category === row.category && !(lift && row.confidential))
    return { path: 'category', message: 'Choose another category than the present one' };
  return undefined;
}

/** What happened, for the thread. */
function inWords(row: GrievanceRow, { category, reason }: GrievanceMove, confidential: boolean): string {
  const moved = category !== row.category && `From “${labelOf(row.category)}” to “${labelOf(category)}”.`;
  const lifted = row.confidential && !confidential && 'It is not confidential any more.';
  return [moved, lifted, reason].filter(Boolean).join('\n');
}

/**
 * Moves a grievance to another category. In a confidential one all of it is confidential from then on, what was written
 * before too, and it stays so when it is moved out again: only `lift` ends that, which takes somebody who sees it. Whoever
 * has it and may not see it any more loses it.
 * @returns null when that is the caller
 * @throws HttpError 404, 409 as `withGrievance`; 400
 */
export function moveGrievance(
  services: Services,
  staffId: string,
  id: string,
  move: GrievanceMove,
): Promise<Grievance | null> {
  return withGrievance(services, staffId, { id, version: move.version }, async ({ tx, row, at, set, log }) => {
    const problem = moveProblem(row, move);
    if (problem) throw invalid([problem]);
    const confidential = isConfidential(move.category) || (row.confidential && !move.lift);
    await set({ category: move.category, confidential });
    await tx
      .update(grievances)
      .set({ assigneeId: null })
      .where(and(eq(grievances.id, id), not(isHeld)));
    await addEntry(tx, row, { kind: 'move', text: inWords(row, move, confidential), staffId, at });
    await log('move', { lifted: row.confidential && !confidential });
    const after = await findGrievance(tx, visibleTo(staffId), id);
    return after ? presentGrievance(tx, after, at) : null;
  });
}

/**
 * Writes down what staff tell one another. It moves nothing that the person could see, not even the day of the last
 * change.
 * @throws HttpError 404 as `withGrievance`
 */
export function addNote(services: Services, staffId: string, id: string, text: string): Promise<Grievance> {
  return withGrievance(services, staffId, { id }, async ({ tx, row, at, log }) => {
    await addEntry(tx, row, { kind: 'note', text, staffId, at });
    await log('note');
    return presentGrievance(tx, row, at);
  });
}

const reasonInWords = (reason: AdmissionHelpForm['reason']) =>
  HELP_REASONS.find(({ id }) => id === reason)?.label ?? '';

/** As a grievance: staff and the person know it by what keeps from signing in. */
function toGrievance(
  { form_number, track, round, reason, ...person }: AdmissionHelpForm,
  trackName: string,
): GrievanceFields {
  return {
    ...person,
    kind: 'student',
    category: 'admission',
    number: form_number,
    subject: `I cannot sign in: ${reasonInWords(reason)}`,
    helpReason: reason,
    helpTrack: track,
    helpTrackName: trackName,
    helpRound: round ?? null,
  };
}

/**
 * What somebody sent who cannot sign in. No record is looked at: the answer cannot tell whether there is one.
 * @throws HttpError 400 that names the fields, 413
 */
export async function readHelp(
  request: FastifyRequest,
  { db, files }: Pick<Services, 'db' | 'files'>,
): Promise<SentGrievance> {
  const form = await readPlainForm(request, files, admissionHelpForm);
  const trackName = (await trackNames(db)).get(form.track);
  if (!trackName) throw invalid([{ path: 'track', message: 'Choose the track you applied for' }]);
  const fields = toGrievance(form, trackName);
  return { fields, file: undefined, fingerprint: digestOf(['admission-help', fields]) };
}
