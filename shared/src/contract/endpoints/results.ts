import { z } from 'zod';
import { applicantCorrection, applicantOfRecord } from '../applicants';
import { approval } from '../approvals';
import { liftHold } from '../disown';
import { success, successList } from '../envelope';
import { photoState, photoUpload } from '../result-photos';
import { applicantSearch, auditEntry, auditFilter, staffAllotment } from '../result-records';
import { importReport, ofCycle, roundDetail, roundKey, roundSummary, roundUpdate } from '../result-rounds';
import { byId, dryRun, limit, page, type Terms } from './endpoint';

/** What the admissions office does with a round of results. */
export const resultsEndpoints = {
  listRounds: {
    summary: 'The rounds of a cycle with their windows and counts, and which cycles there are, the newest first',
    access: ['admissions'],
    query: ofCycle,
    response: success(
      z.object({ cycle: z.string().nullable(), cycles: z.array(z.string()), rounds: z.array(roundSummary) }),
    ),
  },
  getRound: {
    summary: 'One round: counts by campus and programme, and decisions over time',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(roundDetail),
  },
  updateRound: {
    summary:
      'Set the window of a round, publish or withdraw it; 409 when another edit came first. Where publishing takes two people, it waits for a second one (`approval`)',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    body: roundUpdate,
    response: success(z.object({ round: roundSummary, approval: approval.optional() })),
  },
  importRound: {
    summary: 'Import results (multipart, with the file `csv`), all rows or none; a refusal has the report in `data`',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: dryRun.extend(ofCycle.shape),
    form: z.object({}),
    response: success(z.object({ report: importReport })),
  },
  listImportProblems: {
    summary:
      'The rows of a result file in which something is wrong, as they stand there, each with what it is (multipart, with the file `csv`); nothing is imported',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    form: z.object({}),
    sends: 'text/csv',
    response: z.any(),
  },
  readPhotos: {
    summary: 'Which applicants of the track of a round have their photograph, and which lack theirs',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(photoState),
  },
  uploadPhotos: {
    summary:
      'Photographs of applicants of the track of a round (multipart, files `photo`), each known by the name that the result file has; answers what became of each',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    form: z.object({}),
    response: success(photoUpload),
  },
  getResultTemplate: {
    summary: 'A result file to fill in, with two invented rows',
    access: ['admissions'],
    sends: 'text/csv',
    response: z.any(),
  },
  exportRound: {
    summary: 'An address that gives the records of a round as CSV, once and within a minute',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
  searchApplicants: {
    summary: 'The records of an applicant, by form number or e-mail',
    access: ['admissions'],
    body: applicantSearch,
    response: success(z.object({ records: z.array(staffAllotment) })),
  },
  getStaffAllotment: {
    summary: 'One record with its history',
    access: ['admissions'],
    params: byId,
    response: success(staffAllotment),
  },
  getApplicantPhoto: {
    summary: 'The photograph of the applicant of a record; that staff saw it is noted',
    access: ['admissions'],
    params: byId,
    sends: 'image/jpeg',
    response: z.any(),
  },
  correctApplicant: {
    summary:
      'Correct name, e-mail address, date of birth or category of an applicant, with a reason; 409 `stale` when another change came first',
    access: ['admissions'],
    recentLogin: true,
    params: byId,
    body: applicantCorrection,
    response: success(z.object({ applicant: applicantOfRecord })),
  },
  liftHold: {
    summary: 'Let an applicant decide again, with a reason; 409 when nothing is held',
    access: ['admissions'],
    params: byId,
    body: liftHold,
    response: success(z.object({})),
  },
  listResultAudit: {
    summary: 'The audit log of results, newest first',
    access: ['admissions'],
    query: auditFilter.extend({ limit: limit(200, 50), page }),
    response: successList(z.object({ entries: z.array(auditEntry) })),
  },
  getDownload: {
    summary: 'A file behind a one-use address; 410 when it is used or older than a minute',
    access: 'public',
    params: z.object({ token: z.string().max(100) }),
    getOnly: true,
    fails: [410],
    sends: 'application/octet-stream',
    response: z.any(),
  },
} as const satisfies Record<string, Terms>;
