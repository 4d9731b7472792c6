/** Method and path of every call. Separate from the schemas, so that pages bundle only these. */

// Programmes, campuses, departments, faculty
export const listFaculty = 'GET /faculty';
export const listDepartments = 'GET /departments';
export const listDepartmentSchools = 'GET /departmentSchools';
export const listPrograms = 'GET /program';
export const getPrograms = 'GET /program/:id';
export const listCampuses = 'GET /campus';
export const getCampus = 'GET /campus/:slug';
export const findNearestCampuses = 'GET /campus/nearest';
export const listHostels = 'GET /campus/hostel';
export const listZones = 'GET /zone';
export const getDepartment = 'GET /departments/:id';
export const getFaculty = 'GET /faculty/:id';
export const updateFaculty = 'PUT /faculty/:id';
export const listFees = 'GET /fee';
export const listApplications = 'GET /admission/application';

// What the site says of itself
export const getIdentity = 'GET /setting/identity';
export const getIcon = 'GET /setting/icon';
export const getHome = 'GET /setting/home';
export const getPopup = 'GET /setting/popup';
export const getCalendar = 'GET /setting/calendar';
export const getOfficers = 'GET /setting/officers';
export const getPlacement = 'GET /setting/placement';
export const getReservation = 'GET /setting/reservation';
export const getAdmissionCodes = 'GET /setting/admission';
export const getSearchWords = 'GET /setting/search';
export const listPages = 'GET /page';
export const getPage = 'GET /page/text';
export const listPageTexts = 'GET /page/texts';

// What people of the university change
export const listDocuments = 'GET /document';
export const countDocuments = 'GET /document/count';
export const readDocument = 'GET /document/:id';
export const createDocument = 'POST /document';
export const updateDocument = 'PUT /document/:id';
export const giveStatuses = 'POST /document/status';
export const listLinks = 'GET /document/:id/links';
export const deleteDocument = 'DELETE /document/:id';
export const restoreDocument = 'POST /document/:id/restore';
export const listBin = 'GET /bin';
export const restoreFromBin = 'POST /bin/:id/restore';
export const listRevisions = 'GET /document/:id/revision';
export const listDrafts = 'GET /draft';
export const saveDraft = 'PUT /document/:id/draft';
export const stepDraft = 'POST /document/:id/draft';
export const discardDraft = 'DELETE /document/:id/draft';
export const createDraftPreview = 'POST /document/:id/draft/preview';
export const readDraftPreview = 'GET /draft-preview';
export const openDraftPreview = 'POST /draft-preview';
export const closeDraftPreview = 'DELETE /draft-preview';
export const getTable = 'GET /table/:table';
export const importTable = 'POST /table/:table';
export const importTables = 'POST /table';

// Published documents
export const listNotices = 'GET /notice';
export const listArchivedNotices = 'GET /notice/archived';
export const listNoticeSections = 'GET /notice/sections';
export const getNotice = 'GET /notice/:id';
export const getNoticeFile = 'GET /notice/:id/file';
export const uploadNotice = 'POST /notice/upload';
export const editNotice = 'PUT /notice/:id';
export const keepNoticeFile = 'POST /notice/:id/file';
export const archiveNotice = 'PATCH /notice/:id';
export const withdrawNotice = 'POST /notice/:id/withdraw';
export const restoreNotice = 'POST /notice/:id/restore';
export const deleteNotice = 'DELETE /notice/:id';
export const listStaffNotices = 'GET /admin/notice';
export const getStaffNotice = 'GET /admin/notice/:id';
export const listNoticeRevisions = 'GET /admin/notice/:id/revisions';
export const requestReplacedFile = 'POST /admin/notice/:id/revisions/:version/file';

// Pictures
export const uploadMedia = 'POST /media';
export const replaceMedia = 'PUT /media/:id';
export const listMedia = 'GET /media';
export const readMedia = 'GET /media/:id';
export const getMediaFile = 'GET /media/:id/:file';

// Staff and their accounts
export const login = 'POST /auth/login';
export const logout = 'POST /auth/logout';
export const readMe = 'GET /auth/me';
export const changePassword = 'PUT /auth/password';
export const confirm = 'POST /auth/confirm';
export const listSessions = 'GET /auth/session';
export const endSession = 'DELETE /auth/session/:id';
export const requestPasswordReset = 'POST /auth/password-reset';
export const resetPassword = 'POST /auth/password-reset/confirm';
export const listStaff = 'GET /staff';
export const inviteStaff = 'POST /staff';
export const inviteMany = 'POST /staff/bulk';
export const updateStaff = 'PATCH /staff/:id';
export const proposeSecondFactorReset = 'POST /staff/:id/second-factor-reset';

// What takes two
export const listApprovals = 'GET /approval';
export const approve = 'POST /approval/:id/approve';
export const decline = 'POST /approval/:id/decline';
export const listSettings = 'GET /setting';
export const proposeSetting = 'PUT /setting/:key';

// One-time codes
export const readSecondFactor = 'GET /auth/second-factor';
export const beginSecondFactor = 'POST /auth/second-factor';
export const confirmSecondFactor = 'POST /auth/second-factor/confirm';
export const endSecondFactor = 'DELETE /auth/second-factor';

// Passkeys
export const listPasskeys = 'GET /auth/passkey';
export const beginPasskey = 'POST /auth/passkey';
export const confirmPasskey = 'POST /auth/passkey/confirm';
export const removePasskey = 'DELETE /auth/passkey/:id';
export const beginPasskeyLogin = 'POST /auth/passkey-login';
export const confirmPasskeyLogin = 'POST /auth/passkey-login/confirm';

// Single sign-on
export const readLoginWays = 'GET /auth/ways';
export const beginSingleSignOn = 'GET /auth/single-sign-on/begin';
export const returnFromProvider = 'GET /auth/single-sign-on/return';
export const endSingleSignOn = 'POST /auth/single-sign-on';

// Allotments
export const signInToResult = 'POST /result';
export const signInToUg = 'POST /ug';
export const signInToPg = 'POST /pg';
export const readResult = 'GET /result/me';
export const readUg = 'GET /ug/me';
export const readPg = 'GET /pg/me';
export const sendResultCode = 'POST /result/code';
export const sendUgCode = 'POST /ug/code';
export const sendPgCode = 'POST /pg/code';
export const decideResult = 'PUT /result/:id';
export const decideUg = 'PUT /ug/:id';
export const decidePg = 'PUT /pg/:id';
export const signOutOfResult = 'POST /result/sign-out';
export const signInByForm = 'POST /result/sign-in';
export const showSeat = 'GET /result/seat';
export const decideByForm = 'POST /result/seat';
export const disown = 'POST /result/disown';
export const listSchedule = 'GET /admission/schedule';
export const previewSchedule = 'GET /admission/schedule/preview';

// Admission years
export const readPlan = 'GET /admission/plan';
export const copyCycle = 'POST /admission/cycle/copy';
export const publishCycle = 'POST /admission/cycle/:id/publish';

// Letters
export const getResultLetter = 'GET /result/me/letter';
export const getUgLetter = 'GET /ug/me/letter';
export const getPgLetter = 'GET /pg/me/letter';
export const openResultLetter = 'POST /result/me/letter';
export const openUgLetter = 'POST /ug/me/letter';
export const openPgLetter = 'POST /pg/me/letter';
export const readResultLetter = 'GET /result/me/letter/details';
export const readUgLetter = 'GET /ug/me/letter/details';
export const readPgLetter = 'GET /pg/me/letter/details';
export const checkLetter = 'GET /letter/:code';

// Rounds and results
export const listRounds = 'GET /admission/round';
export const getRound = 'GET /admission/round/:track/:round';
export const updateRound = 'PUT /admission/round/:track/:round';
export const previewPublication = 'GET /admission/round/:track/:round/publication';
export const discardImport = 'DELETE /admission/round/:track/:round/import';
export const importRound = 'POST /admission/round/:track/:round/import';
export const listImportProblems = 'POST /admission/round/:track/:round/import/problems';
export const readPhotos = 'GET /admission/round/:track/:round/photo';
export const uploadPhotos = 'POST /admission/round/:track/:round/photo';
export const getResultTemplate = 'GET /admission/template';
export const exportRound = 'POST /admission/round/:track/:round/export';
export const listAllotmentRuns = 'GET /admission/round/:track/:round/run';
export const startAllotmentRun = 'POST /admission/round/:track/:round/run';
export const getAllotmentRun = 'GET /admission/round/:track/:round/run/:id';
export const deleteAllotmentRun = 'DELETE /admission/round/:track/:round/run/:id';
export const proposeAllotmentRun = 'POST /admission/round/:track/:round/run/:id/proposal';
export const listAdoptedRuns = 'GET /admission/run';
export const exportAllotmentRun = 'POST /admission/round/:track/:round/run/:id/export';
export const getApplicationTemplate = 'GET /admission/application-template';
export const listSeatAllotments = 'GET /admission/seats';
export const getAllotmentChecker = 'GET /admission/seats/check.mjs';
export const readSeatReasons = 'GET /admission/seats/me';
export const listRankedPrograms = 'GET /admission/rank';
export const getProgramRanks = 'GET /admission/rank/:code';
export const getRoundRanks = 'GET /admission/round/:track/:round/ranks';
export const publishRanks = 'POST /admission/round/:track/:round/ranks';
export const searchApplicants = 'POST /admission/applicant/search';
export const correctApplicant = 'PUT /admission/applicant/:id';
export const getStaffAllotment = 'GET /admission/allotment/:id';
export const getApplicantPhoto = 'GET /admission/allotment/:id/photo';
export const listHolds = 'GET /admission/hold';
export const liftHold = 'POST /admission/allotment/:id/lift-hold';
export const listResultAudit = 'GET /admission/audit';
export const getDownload = 'GET /download/:token';

// A member of the faculty
export const readOwnFaculty = 'GET /faculty/me';
export const updateOwnFaculty = 'PUT /faculty/me';

// Grievances
export const sendGrievance = 'POST /grievance';
export const trackGrievance = 'POST /grievance/track';
export const addGrievanceMessage = 'POST /grievance/message';
export const askAdmissionHelp = 'POST /admission/help';
export const listGrievances = 'GET /grievance';
export const readGrievance = 'GET /grievance/:id';
export const updateGrievance = 'PUT /grievance/:id';
export const addGrievanceNote = 'POST /grievance/:id/note';
export const listGrievanceAssignees = 'GET /grievance/:id/assignee';
export const assignGrievance = 'PUT /grievance/:id/assignee';
export const moveGrievance = 'PUT /grievance/:id/category';
export const extendGrievance = 'PUT /grievance/:id/due';
export const exportGrievances = 'POST /grievance/export';
export const countGrievanceMonth = 'GET /grievance/month';
export const listGrievanceCounts = 'GET /grievance/counts';
export const requestGrievanceFile = 'POST /grievance/:id/file';

// Mail
export const listMail = 'GET /mail';
export const countMail = 'GET /mail/count';
export const listRoundMail = 'GET /admission/mail';
export const sendTestMail = 'POST /mail/test';
export const retryMail = 'POST /mail/:id/retry';
export const retryFailedMail = 'POST /mail/retry';

// The audit log
export const listAudit = 'GET /audit';
export const readAuditState = 'GET /audit/state';
export const exportAudit = 'POST /audit/export';

// What is wrong with the site's content, and what of it is read
export const readSiteHealth = 'GET /site-health';
export const addVisits = 'POST /visit';

// What is stored of somebody
export const readApplicantData = 'GET /own-data/applicant';
export const readStaffData = 'GET /own-data/staff';

// Servers
export const readDataVersion = 'GET /data-version';
