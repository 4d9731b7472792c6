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
const ANY_STAFF = ['admin', 'notices', 'admissions', 'grievances', 'faculty', 'editor', 'auditor'] as const;
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
const MAY_CALL: readonly (readonly [readonly Actor[], calls: string])[] = [
  [
    EVERYBODY,
    `readDataVersion listFaculty listDepartments listDepartmentSchools listPrograms getPrograms listCampuses
      findNearestCampuses listHostels getCampus listZones getDepartment getFaculty listFees listApplications
      getIdentity getIcon getHome getPopup getCalendar getOfficers getPlacement getReservation getAdmissionCodes getSearchWords
      listPages listPageTexts getPage readDraftPreview openDraftPreview closeDraftPreview listNotices listArchivedNotices
      listNoticeSections getNotice getNoticeFile getMediaFile login readLoginWays beginSingleSignOn
      returnFromProvider endSingleSignOn logout beginPasskeyLogin confirmPasskeyLogin requestPasswordReset
      resetPassword signInToResult signInToUg signInToPg signOutOfResult signInByForm disown listSchedule
      listRankedPrograms getProgramRanks listSeatAllotments getAllotmentChecker checkLetter getDownload sendGrievance trackGrievance addGrievanceMessage
      askAdmissionHelp listGrievanceCounts`,
  ],
  [
    KEEPING,
    `listDocuments createDocument giveStatuses listLinks deleteDocument restoreDocument getTable importTable importTables`,
  ],
  [
    ANY_KEEPER,
    `readDocument updateDocument listBin restoreFromBin listRevisions listDrafts saveDraft stepDraft discardDraft createDraftPreview`,
  ],
  [
    NOTICES,
    `uploadNotice editNotice keepNoticeFile archiveNotice withdrawNotice restoreNotice deleteNotice listStaffNotices getStaffNotice
      listNoticeRevisions requestReplacedFile`,
  ],
  [MEDIA, 'uploadMedia replaceMedia listMedia readMedia'],
  [
    ANY_STAFF,
    `readMe changePassword confirm readSecondFactor beginSecondFactor confirmSecondFactor endSecondFactor
      listPasskeys beginPasskey confirmPasskey removePasskey listSessions endSession readStaffData`,
  ],
  [
    ADMIN,
    `sendTestMail countDocuments listStaff inviteStaff inviteMany updateStaff proposeSecondFactorReset listSettings proposeSetting listAudit
      readAuditState exportAudit`,
  ],
  [
    ADMISSIONS,
    `listApprovals approve decline previewSchedule readPlan copyCycle publishCycle getRoundRanks publishRanks
      listRounds getRound updateRound previewPublication importRound discardImport listImportProblems readPhotos uploadPhotos getResultTemplate
      listAllotmentRuns startAllotmentRun getAllotmentRun deleteAllotmentRun proposeAllotmentRun
      getApplicationTemplate exportRound searchApplicants getStaffAllotment getApplicantPhoto listHolds liftHold correctApplicant listResultAudit
      listMail countMail listRoundMail retryMail retryFailedMail`,
  ],
  [
    APPLICANT,
    `readResult readUg readPg sendResultCode sendUgCode sendPgCode showSeat decideByForm getResultLetter
      getUgLetter getPgLetter openResultLetter openUgLetter openPgLetter readResultLetter readUgLetter readPgLetter
      readApplicantData readSeatReasons`,
  ],
  [['applicant', ...ADMISSIONS], 'decideResult decideUg decidePg'],
  [[...ADMISSIONS, 'auditor'], 'listAdoptedRuns exportAllotmentRun'],
  [FACULTY, 'readOwnFaculty updateOwnFaculty'],
  [EDITING, 'updateFaculty'],
  [
    SETTLERS,
    `listGrievances readGrievance updateGrievance addGrievanceNote listGrievanceAssignees assignGrievance
      moveGrievance extendGrievance countGrievanceMonth`,
  ],
  [GRIEVANCES, 'exportGrievances requestGrievanceFile'],
  [EDITORS, 'readSiteHealth'],
  [NOBODY, 'addVisits'],
];

const MAY = MAY_CALL.flatMap(([actors, calls]) => calls.split(/\s+/).map((name) => [name, actors] as const));

const contract: Record<string, Endpoint> = endpoints;

const ENDS_SESSION: readonly string[] = ['logout', 'signOutOfResult'] satisfies EndpointName[];

function expected(allowed: readonly Actor[], actor: Actor): 'enters' | 401 | 403 {
  if (allowed.includes(actor)) return 'enters';
  const takesStaff = allowed.some((one) => one !== 'applicant');
  return actor === 'visitor' || actor === 'applicant' || !takesStaff ? 401 : 403;
}

test('the table names every call of the contract and no other', () => {
  expect(MAY.map(([name]) => name).sort()).toEqual(Object.keys(contract).sort());
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

    test.each(MAY)('%s', async (name, allowed) => {
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
