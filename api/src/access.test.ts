/** @jest-environment node */
import { endpoints, ROLES, type Endpoint, type EndpointName, type Role } from '@university/shared/contract';
import { demoLogins } from '../demo/logins';
import { must } from './testing/must';
import { onEmbedded } from './testing/world';

const NO_RIGHT = 'Your role does not allow this.';
const NO_ROUTE = 'There is nothing at this address.';
const ACTORS = ['visitor', 'applicant', ...ROLES] as const;
type Actor = (typeof ACTORS)[number];

const EVERYBODY = ACTORS;
const APPLICANT = ['applicant'] as const;
const ANY_STAFF = ['admin', 'notices', 'admissions', 'grievances', 'faculty', 'editor'] as const;
const ADMIN = ['admin'] as const;
const EDITORS = ['admin', 'editor'] as const;
/** With no session: the server of the site has a key. */
const NOBODY = [] as const;
const NOTICES = ['admin', 'notices'] as const;
const ADMISSIONS = ['admin', 'admissions'] as const;
const GRIEVANCES = ['admin', 'grievances'] as const;
const SETTLERS = ['admin', 'admissions', 'grievances'] as const;
const MEDIA = ['admin', 'notices', 'faculty', 'editor'] as const;
const FACULTY = ['admin', 'faculty'] as const;
const EDITING = ['admin', 'faculty', 'editor'] as const;
const KEEPING = ['admin', 'admissions', 'faculty', 'editor'] as const;
const ANY_KEEPER = ['admin', 'notices', 'admissions', 'faculty', 'editor'] as const;

/**
 * Who may call what, as people decided it: not taken from the declarations, so that a slip there is seen here. Which
 * record an applicant reaches, and what of a grievance an office sees, is tested beside those calls.
 */
const MAY_CALL: Record<EndpointName, readonly Actor[]> = {
  readDataVersion: EVERYBODY,
  listFaculty: EVERYBODY,
  listDepartments: EVERYBODY,
  listDepartmentSchools: EVERYBODY,
  listPrograms: EVERYBODY,
  getPrograms: EVERYBODY,
  listCampuses: EVERYBODY,
  findNearestCampuses: EVERYBODY,
  listHostels: EVERYBODY,
  getCampus: EVERYBODY,
  listZones: EVERYBODY,
  getDepartment: EVERYBODY,
  getFaculty: EVERYBODY,
  listFees: EVERYBODY,
  listApplications: EVERYBODY,
  getIdentity: EVERYBODY,
  getHome: EVERYBODY,
  getPopup: EVERYBODY,
  getCalendar: EVERYBODY,
  getOfficers: EVERYBODY,
  getPlacement: EVERYBODY,
  getReservation: EVERYBODY,
  getAdmissionCodes: EVERYBODY,
  listPages: EVERYBODY,
  getPage: EVERYBODY,
  findPassages: EVERYBODY,
  listDocuments: KEEPING,
  readDocument: ANY_KEEPER,
  createDocument: KEEPING,
  updateDocument: ANY_KEEPER,
  giveStatuses: KEEPING,
  deleteDocument: KEEPING,
  restoreDocument: KEEPING,
  listRevisions: ANY_KEEPER,
  listDrafts: ANY_KEEPER,
  saveDraft: ANY_KEEPER,
  stepDraft: ANY_KEEPER,
  discardDraft: ANY_KEEPER,
  createDraftPreview: ANY_KEEPER,
  readDraftPreview: EVERYBODY,
  openDraftPreview: EVERYBODY,
  closeDraftPreview: EVERYBODY,
  getTable: KEEPING,
  importTable: KEEPING,
  importTables: KEEPING,
  listNotices: EVERYBODY,
  listArchivedNotices: EVERYBODY,
  listNoticeSections: EVERYBODY,
  getNotice: EVERYBODY,
  getNoticeFile: EVERYBODY,
  uploadNotice: NOTICES,
  editNotice: NOTICES,
  keepNoticeFile: NOTICES,
  archiveNotice: NOTICES,
  deleteNotice: NOTICES,
  listStaffNotices: NOTICES,
  getStaffNotice: NOTICES,
  listNoticeRevisions: NOTICES,
  requestReplacedFile: NOTICES,
  uploadMedia: MEDIA,
  listMedia: MEDIA,
  readMedia: MEDIA,
  getMediaFile: EVERYBODY,
  login: EVERYBODY,
  readLoginWays: EVERYBODY,
  beginSingleSignOn: EVERYBODY,
  returnFromProvider: EVERYBODY,
  endSingleSignOn: EVERYBODY,
  logout: EVERYBODY,
  readMe: ANY_STAFF,
  changePassword: ANY_STAFF,
  confirm: ANY_STAFF,
  readSecondFactor: ANY_STAFF,
  beginSecondFactor: ANY_STAFF,
  confirmSecondFactor: ANY_STAFF,
  endSecondFactor: ANY_STAFF,
  listPasskeys: ANY_STAFF,
  beginPasskey: ANY_STAFF,
  confirmPasskey: ANY_STAFF,
  removePasskey: ANY_STAFF,
  beginPasskeyLogin: EVERYBODY,
  confirmPasskeyLogin: EVERYBODY,
  listSessions: ANY_STAFF,
  endSession: ANY_STAFF,
  requestPasswordReset: EVERYBODY,
  resetPassword: EVERYBODY,
  listStaff: ADMIN,
  inviteStaff: ADMIN,
  inviteMany: ADMIN,
  updateStaff: ADMIN,
  proposeSecondFactorReset: ADMIN,
  listApprovals: ADMISSIONS,
  approve: ADMISSIONS,
  decline: ADMISSIONS,
  listSettings: ADMIN,
  proposeSetting: ADMIN,
  signInToResult: EVERYBODY,
  signInToUg: EVERYBODY,
  signInToPg: EVERYBODY,
  readResult: APPLICANT,
  readUg: APPLICANT,
  readPg: APPLICANT,
  sendResultCode: APPLICANT,
  sendUgCode: APPLICANT,
  sendPgCode: APPLICANT,
  decideResult: ['applicant', ...ADMISSIONS],
  decideUg: ['applicant', ...ADMISSIONS],
  decidePg: ['applicant', ...ADMISSIONS],
  signOutOfResult: EVERYBODY,
  signInByForm: EVERYBODY,
  showSeat: APPLICANT,
  decideByForm: APPLICANT,
  disown: EVERYBODY,
  listSchedule: EVERYBODY,
  previewSchedule: ADMISSIONS,
  readPlan: ADMISSIONS,
  copyCycle: ADMISSIONS,
  publishCycle: ADMISSIONS,
  listRankedPrograms: EVERYBODY,
  getProgramRanks: EVERYBODY,
  getRoundRanks: ADMISSIONS,
  publishRanks: ADMISSIONS,
  getResultLetter: APPLICANT,
  getUgLetter: APPLICANT,
  getPgLetter: APPLICANT,
  openResultLetter: APPLICANT,
  openUgLetter: APPLICANT,
  openPgLetter: APPLICANT,
  readResultLetter: APPLICANT,
  readUgLetter: APPLICANT,
  readPgLetter: APPLICANT,
  checkLetter: EVERYBODY,
  listRounds: ADMISSIONS,
  getRound: ADMISSIONS,
  updateRound: ADMISSIONS,
  importRound: ADMISSIONS,
  listImportProblems: ADMISSIONS,
  readPhotos: ADMISSIONS,
  uploadPhotos: ADMISSIONS,
  getResultTemplate: ADMISSIONS,
  exportRound: ADMISSIONS,
  searchApplicants: ADMISSIONS,
  getStaffAllotment: ADMISSIONS,
  getApplicantPhoto: ADMISSIONS,
  liftHold: ADMISSIONS,
  correctApplicant: ADMISSIONS,
  listResultAudit: ADMISSIONS,
  getDownload: EVERYBODY,
  readOwnFaculty: FACULTY,
  updateOwnFaculty: FACULTY,
  updateFaculty: EDITING,
  sendGrievance: EVERYBODY,
  trackGrievance: EVERYBODY,
  addGrievanceMessage: EVERYBODY,
  askAdmissionHelp: EVERYBODY,
  listGrievances: SETTLERS,
  readGrievance: SETTLERS,
  updateGrievance: SETTLERS,
  addGrievanceNote: SETTLERS,
  listGrievanceAssignees: SETTLERS,
  assignGrievance: SETTLERS,
  moveGrievance: SETTLERS,
  extendGrievance: SETTLERS,
  exportGrievances: GRIEVANCES,
  countGrievanceMonth: SETTLERS,
  listGrievanceCounts: EVERYBODY,
  requestGrievanceFile: GRIEVANCES,
  listMail: ADMISSIONS,
  countMail: ADMISSIONS,
  listRoundMail: ADMISSIONS,
  retryMail: ADMISSIONS,
  retryFailedMail: ADMISSIONS,
  readApplicantData: APPLICANT,
  readStaffData: ANY_STAFF,
  listAudit: ADMIN,
  readAuditState: ADMIN,
  exportAudit: ADMIN,
  readSiteHealth: EDITORS,
  addVisits: NOBODY,
};

const contract: Record<string, Endpoint> = endpoints;

/** These end the session that they are called with. */
const ENDS_SESSION: readonly string[] = ['logout', 'signOutOfResult'] satisfies EndpointName[];

/** What an actor meets: a door that is closed to who has no session of the right kind (401), or to the role (403). */
function expected(allowed: readonly Actor[], actor: Actor): 'enters' | 401 | 403 {
  if (allowed.includes(actor)) return 'enters';
  const takesStaff = allowed.some((one) => one !== 'applicant');
  return actor === 'visitor' || actor === 'applicant' || !takesStaff ? 401 : 403;
}

test('the table names every call of the contract and no other', () => {
  expect(Object.keys(MAY_CALL).sort()).toEqual(Object.keys(contract).sort());
});

describe('every route and every role', () => {
  onEmbedded('access', (world) => {
    const tokens = new Map<Role, string>();
    const cookies = new Map<string, string>();

    async function signInAll() {
      for (const role of ROLES) tokens.set(role, await world().tokenOf(role));
      for (const [track, url] of Object.entries({ diploma: '/result?category=diploma', ug: '/ug', pg: '/pg' })) {
        const { email, birthDate, round } = must(demoLogins.applicants.find((login) => login.track === track));
        const answer = await world().call({ method: 'POST', url, payload: { email, password: birthDate, round } });
        cookies.set(url.slice(0, 3), String(answer.headers['set-cookie']).split(';')[0] ?? '');
      }
    }
    beforeAll(signInAll);

    /** The cookie of an applicant whose record this address serves. */
    const cookieFor = (path: string) => cookies.get(path.slice(0, 3)) ?? must(cookies.get('/re'));

    async function enter({ method, path }: Endpoint, actor: Actor) {
      const headers: Record<string, string> = {};
      if (actor === 'applicant') headers.cookie = cookieFor(path);
      else if (actor !== 'visitor') headers.authorization = `Bearer ${must(tokens.get(actor))}`;
      const url = path.replaceAll(/:\w+/g, 'not-there');
      const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
      const answer = await world().call({ method, url, headers, ...body });
      // A thing that is not there is a 404 too, in words of its own.
      if (answer.body.includes(NO_ROUTE) && !path.includes(':')) return 'no route';
      const isRefused = answer.statusCode === 403 && answer.json<{ message: string }>().message === NO_RIGHT;
      return answer.statusCode === 401 || isRefused ? answer.statusCode : 'enters';
    }

    test.each(Object.entries(MAY_CALL))('%s', async (name, allowed) => {
      const endpoint = must(contract[name]);
      const found = await Promise.all(ACTORS.map(async (actor) => [actor, await enter(endpoint, actor)]));
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(ACTORS.map((actor) => [actor, expected(allowed, actor)])),
      );
      if (ENDS_SESSION.includes(name)) await signInAll();
    });

    test('a call with both credentials is refused where both are taken', async () => {
      const answer = await world().call({
        method: 'PUT',
        url: '/result/not-there',
        headers: { cookie: cookieFor('/result'), authorization: `Bearer ${tokens.get('admissions')}` },
        payload: { status: 'freeze' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'two_credentials' });
    });

    test('a session that has ended opens nothing', async () => {
      const token = await world().tokenOf('admin');
      const headers = { authorization: `Bearer ${token}` };
      expect((await world().call({ url: '/staff', headers })).statusCode).toBe(200);
      await world().call({ method: 'POST', url: '/auth/logout', headers });
      expect((await world().call({ url: '/staff', headers })).statusCode).toBe(401);
    });
  });
});
