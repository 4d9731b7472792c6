import { z } from 'zod';
import {
  binEntry,
  document,
  documentCreation,
  documentLink,
  documentStatus,
  documentSummary,
  documentTable,
  documentUpdate,
  draftStep,
  draftSummary,
  draftUpdate,
  entryKind,
  MOST_STATUSES,
  revision,
  tableFormat,
  tableReport,
} from './index';
import { success, successList, byId, dryRun, limit, page, type Terms, answeredOn } from '../endpoint';
import {
  officersData,
  placementData,
  searchData,
  reservationData,
  homeData,
  lookFields,
  admissionData,
  calendarData,
  identityData,
  popupData,
} from './settings';
import { requiredAddress } from './fields';
import { footerData, menuFields } from './pages';
import { picture, media, mediaUpload } from '../media';
import { noticeSection } from '../notices';

/** Rights are checked per document. */
export const EDITING = ['editor', 'faculty'] as const;

/** The notices desk may upload pictures. */
export const WITH_PICTURES = ['notices', ...EDITING] as const;

/** The admissions office edits admissions only. */
const WITH_ADMISSIONS = ['admissions', ...EDITING] as const;
const ANY_KEEPER = ['admissions', ...WITH_PICTURES] as const;

/** Bytes; a person with all publications, in Hindi. */
const BODY_LIMIT = 512 * 1024;

const byTable = z.object({ table: documentTable });

const importAnswer = success({ report: tableReport });

const oneDocument = success({ document });

const ofOne = { access: ANY_KEEPER, params: byId } as const;

export const documentEndpoints = {
  listDocuments: {
    summary: 'Documents of a kind, by name; pages by address',
    access: WITH_ADMISSIONS,
    query: z.object({
      kind: entryKind,
      search: z.string().max(100).optional(),
      status: documentStatus.optional(),
      /** Only what the caller may change. */
      mine: z.stringbool().optional(),
      limit: limit(1_000, 50),
      page,
    }),
    response: successList({ documents: z.array(documentSummary) }),
  },
  countDocuments: {
    summary: 'How many published documents there are of each kind',
    access: [],
    response: success({ counts: z.partialRecord(entryKind, z.number().int()) }),
  },
  readDocument: {
    summary: 'A document as it is stored, with what refers to it',
    ...ofOne,
    response: oneDocument,
  },
  createDocument: {
    summary: 'Make a document',
    access: WITH_ADMISSIONS,
    bodyLimit: BODY_LIMIT,
    body: documentCreation,
    response: oneDocument,
  },
  updateDocument: {
    summary: 'Change a document; 409 with the document as it is now',
    ...ofOne,
    bodyLimit: BODY_LIMIT,
    body: documentUpdate,
    response: oneDocument,
  },
  giveStatuses: {
    summary: 'Publish or archive documents of a kind, each by itself: what was refused is named, with the reason',
    access: WITH_ADMISSIONS,
    body: z.object({
      kind: entryKind,
      documents: z
        .array(z.object({ _id: z.string().max(64), status: documentStatus }))
        .min(1)
        .max(MOST_STATUSES),
    }),
    response: success({
      changed: z.array(z.object({ _id: z.string(), status: documentStatus })),
      refused: z.array(z.object({ _id: z.string(), name: z.string(), reason: z.string() })),
    }),
  },
  listLinks: {
    summary: 'What leads to the page of a document: menus, redirects, texts; to be seen before it is deleted',
    access: WITH_ADMISSIONS,
    params: byId,
    response: success({ links: z.array(documentLink) }),
  },
  deleteDocument: {
    summary:
      'Delete a document that nothing refers to, with the entries of menus that lead to it; 409 `in_use` with what does, `kept` for a setting',
    access: WITH_ADMISSIONS,
    params: byId,
    query: z.object({
      /** New target of its address and links. */
      to: requiredAddress('Leads to').optional(),
    }),
    response: success({}),
  },
  restoreDocument: {
    summary:
      'Bring back a document that was deleted, as it was then; a draft where publishing it takes a second person',
    access: WITH_ADMISSIONS,
    params: byId,
    response: oneDocument,
  },
  listBin: {
    summary: 'What was deleted or discarded, of what the caller may bring back, newest first',
    access: ANY_KEEPER,
    query: z.object({ limit: limit(100, 50), page }),
    response: successList({ entries: z.array(binEntry) }),
  },
  restoreFromBin: {
    summary:
      'Bring back a document that was deleted, or a draft that was discarded; 409 `drafted` where there is another draft',
    ...ofOne,
    response: oneDocument,
  },
  listRevisions: {
    summary: 'States that a document had, also one that was deleted, newest first',
    ...ofOne,
    query: z.object({ limit: limit(100, 20), page }),
    response: successList({ revisions: z.array(revision) }),
  },
  listDrafts: {
    summary:
      'Drafts that the caller may change or publish, of the first 1,000: what waits for review first, then by when they were saved',
    access: ANY_KEEPER,
    response: success({ drafts: z.array(draftSummary) }),
  },
  saveDraft: {
    summary:
      'Save changes of a document that readers do not see yet, whether or not they fit; 409 with the document and its draft as they are now',
    ...ofOne,
    bodyLimit: BODY_LIMIT,
    body: draftUpdate,
    response: oneDocument,
  },
  stepDraft: {
    summary:
      'Ask for a review of a draft, take it back, have it published at an instant, or publish it; 409 with the document and its draft as they are now',
    ...ofOne,
    body: draftStep,
    response: oneDocument,
  },
  discardDraft: {
    summary: 'Put the draft of a document into the bin; null where nothing but the draft was there of it',
    ...ofOne,
    query: z.object({ version: z.coerce.number().int() }),
    response: success({ document: document.nullable() }),
  },
  createDraftPreview: {
    summary: 'A token with which anybody sees pages as the draft of a document would make them, for seven days',
    ...ofOne,
    response: success({ token: z.string(), expires_at: z.string() }),
  },
  readDraftPreview: {
    summary: 'Until when this browser sees a draft; 404 where it sees none',
    access: 'public',
    ownPages: true,
    fails: [404],
    response: success({ expires_at: z.string() }),
  },
  openDraftPreview: {
    summary:
      'Show this browser a draft, by a token; public reads are answered as the draft would make them until it ends',
    access: 'public',
    ownPages: true,
    fails: [404],
    body: z.object({ token: z.string().max(400) }),
    response: success({ expires_at: z.string() }),
  },
  closeDraftPreview: {
    summary: 'Show this browser what everybody sees again',
    access: 'public',
    ownPages: true,
    response: success({}),
  },
  getTable: {
    summary: 'Documents of a kind, or the rows of one of their fields, as a file that an import reads again',
    access: WITH_ADMISSIONS,
    params: byTable,
    query: z.object({ format: tableFormat.default('csv') }),
    sends: 'text/csv, application/json',
    response: z.any(),
  },
  importTable: {
    summary:
      'Import a table (multipart, with the file `table`: CSV or JSON), all rows or none; a refusal has the report in `data`',
    access: WITH_ADMISSIONS,
    recentLogin: true,
    params: byTable,
    query: dryRun,
    form: z.object({}),
    response: importAnswer,
  },
  importTables: {
    summary:
      'Import several tables at once (multipart, each file in a field `table`, named as `campus.csv` or `campus.json`), all rows or none; a refusal has the report in `data`',
    access: WITH_ADMISSIONS,
    recentLogin: true,
    query: dryRun,
    form: z.object({}),
    response: importAnswer,
  },
} as const satisfies Record<string, Terms>;

export const pageSummary = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  updated_at: z.string().nullable(),
});

const { blocks, achievements, messages } = homeData.shape;
const withPicture = { pictureId: true } as const;
const message = messages.element.omit(withPicture).extend({ picture: picture.nullable() });

export const pageText = pageSummary.extend({
  owner: z.string(),
  /** Of a message that the home page leads to. */
  sender: message.pick({ role: true, name: true, picture: true }).optional(),
  /** Its newest notices are shown. */
  section: noticeSection.nullable(),
  /** Markdown with placeholders such as `{{name}}`. */
  body: z.string(),
});

/** Shown parts only, with pictures instead of ids. */
const shownHome = homeData.omit({ heroPictureId: true, peoplePictureId: true }).extend({
  heroPicture: picture.nullable(),
  blocks: z.array(blocks.unwrap().element.omit({ isShown: true })),
  achievements: z.array(achievements.element.omit(withPicture).extend({ picture: picture.nullable() })),
  messages: z.array(message),
  peoplePicture: picture.nullable(),
});

/** With the English name of its group, which texts refer to. */
const grouped = <S extends z.ZodRawShape>(row: z.ZodObject<S>) => row.extend({ group_id: z.string() });

const shownOfficers = officersData.extend({ officers: z.array(grouped(officersData.shape.officers.element)) });
const shownReservation = reservationData.extend({ seats: z.array(grouped(reservationData.shape.seats.element)) });
const shownCalendar = calendarData.extend({ terms: z.array(grouped(calendarData.shape.terms.element)) });

const logoPicture = picture.pick({ base: true, width: true, height: true, widths: true });

/** Settings are null until written. */
export const settingEndpoints = {
  getIdentity: {
    summary: 'Who the university is: name, address, portals; its look, and the links around every page',
    access: 'public',
    response: success({
      identity: identityData.omit({ logos: true, iconId: true }).nullable(),
      /** In turns; `dark` is for dark grounds. */
      logos: z.array(z.object({ light: logoPicture, dark: logoPicture })),
      /** Changes with the picture of `getIcon`; null: the site draws one. */
      icon: z.string().nullable(),
      look: lookFields.nullable(),
      menu: menuFields.nullable(),
      footer: footerData.nullable(),
      /** Lower-case addresses without content yet. */
      absent: z.array(z.string()),
      /** Offset of the calendar in milliseconds, and its day. */
      demonstration: z.object({ offset: z.number().int(), today: z.iso.date() }).nullable(),
      /** Whether a mail server is set up; without one nobody may be told of mail. */
      sendsMail: z.boolean(),
    }),
  },
  getIcon: {
    summary: 'The icon of the university: PNG of 512 by 512 pixels as Base64, null where none was chosen',
    access: 'public',
    response: success({ icon: z.string().nullable() }),
  },
  getHome: {
    summary: 'What the home page has beside what is published elsewhere',
    access: 'public',
    response: success({ home: shownHome.nullable() }),
  },
  getPopup: {
    summary: 'The window that opens with the home page',
    access: 'public',
    response: success({ popup: popupData.nullable() }),
  },
  getCalendar: {
    summary: 'Holidays and the dates of the academic year',
    access: 'public',
    response: success({ calendar: shownCalendar.nullable(), updated_at: z.string().nullable(), on: answeredOn }),
  },
  getOfficers: {
    summary: 'Who holds which office',
    access: 'public',
    response: success({ officers: shownOfficers.nullable() }),
  },
  getPlacement: {
    summary: 'What became of those who finished, by year',
    access: 'public',
    response: success({ placement: placementData.nullable() }),
  },
  getReservation: {
    summary: 'How many seats are reserved for whom',
    access: 'public',
    response: success({ reservation: shownReservation.nullable() }),
  },
  getAdmissionCodes: {
    summary: 'What codes of regions and categories mean',
    access: 'public',
    response: success({ admission: admissionData.nullable() }),
  },
  getSearchWords: {
    summary: 'Words that people type into the search, and what the site calls it',
    access: 'public',
    response: success({ search: searchData.nullable() }),
  },
  listPages: {
    summary: 'Pages of text, by address',
    access: 'public',
    response: success({ pages: z.array(pageSummary) }),
  },
  getPage: {
    summary: 'A page of text by its address; null where there is none, then with the address that it moved to',
    access: 'public',
    query: z.object({ path: z.string().min(1).max(200) }),
    response: success({
      page: pageText.nullable(),
      /** New address, inside or outside of the site. */
      moved: z.string().nullable(),
    }),
  },
  listPageTexts: {
    summary: 'What pages of text and programmes say, as Markdown; for the index of the search',
    access: 'public',
    response: success({
      pages: z.array(z.object({ path: z.string(), title: z.string(), body: z.string() })),
      programs: z.array(z.object({ _id: z.string(), about: z.string().nullable(), careers: z.array(z.string()) })),
    }),
  },
} as const satisfies Record<string, Terms>;

const oneMedia = success({ media });

export const mediaEndpoints = {
  uploadMedia: {
    summary: 'Upload a picture (multipart, with the file `picture`); one that is there already is answered as it is',
    access: WITH_PICTURES,
    form: mediaUpload,
    response: oneMedia,
  },
  replaceMedia: {
    summary:
      'Put another picture in the place of one (multipart, with the file `picture`): whatever shows it shows the new one',
    access: WITH_PICTURES,
    params: byId,
    form: z.object({}),
    response: oneMedia,
  },
  listMedia: {
    summary: 'Pictures, newest first',
    access: WITH_PICTURES,
    query: z.object({
      /** In titles, alternative texts and credits; plain text, case-insensitive. */
      search: z.string().max(100).optional(),
      limit: limit(100, 24),
      page,
    }),
    response: successList({ media: z.array(media) }),
  },
  readMedia: {
    summary: 'A picture with everything that is known of it',
    access: WITH_PICTURES,
    params: byId,
    response: oneMedia,
  },
  getMediaFile: {
    summary: 'A picture in one width and format, under an address that changes with its content',
    access: 'public',
    params: byId.extend({ file: z.string().max(64) }),
    sends: 'image/*',
    response: z.any(),
  },
} as const satisfies Record<string, Terms>;
