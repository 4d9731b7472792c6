import { yearRoutes } from './domains/years/routes';
import { sendRunFile } from './domains/allotment-runs/adopted';
import { allotmentRunRoutes } from './domains/allotment-runs/routes';
import { adoptAsProposed } from './domains/allotment-runs/runs';
import { allotmentRoutes } from './domains/allotment/routes';
import { type Appliers, applySetting, approvalRoutes } from './domains/approvals/rules';
import { auditRoutes, sendAuditExport } from './domains/audit/routes';
import { catalogueRoutes } from './domains/catalogue/routes';
import { adapt } from './domains/documents/queries';
import { readPreview, withDraft } from './domains/documents/draft-routes';
import { documentRoutes } from './domains/documents/routes';
import { sendGrievanceExport } from './domains/grievances/export';
import { sendGrievanceFile } from './domains/grievances/desk';
import { sendReplacedFile } from './domains/notices/edit';
import { grievanceRoutes } from './domains/grievances/routes';
import { healthRoutes } from './domains/health/report';
import { letterRoutes } from './domains/letters/routes';
import { mediaRoutes } from './domains/media/routes';
import { noticeAdapter } from './domains/notices/document';
import { noticeRoutes } from './domains/notices/routes';
import { ownDataRoutes } from './domains/own-data/own-data';
import { rankRoutes } from './domains/ranks/routes';
import { sendRoundExport } from './domains/results/export';
import { publishAsProposed } from './domains/results/publication';
import { resultsRoutes } from './domains/results/routes';
import { roundMailRoutes } from './domains/round-mails/mails';
import { settingRoutes } from './domains/settings/routes';
import { passkeyRoutes } from './domains/staff/passkeys';
import { grantRights, resetAsProposed } from './domains/staff/rights';
import { staffRoutes } from './domains/staff/routes';
import { secondFactorRoutes } from './domains/staff/second-factor';
import { singleSignOnRoutes } from './domains/staff/single-sign-on';
import { type DownloadKind, downloadRoutes, type DownloadSender } from './platform/downloads';
import { hindi } from './domains/translations/translations';
import { inLanguages } from './platform/http/languages';
import { action, type Previewed, type Route, type Version } from './platform/http/route';
import { mailRoutes } from './platform/mail/routes';
import type { Services } from './platform/services';

adapt('notice', noticeAdapter);

/** Applied when a proposal is approved. */
const APPLIERS: Appliers = {
  'staff-rights': grantRights,
  'second-factor-reset': resetAsProposed,
  'publish-round': publishAsProposed,
  'adopt-allotment': adoptAsProposed,
  setting: applySetting,
};

const SENDERS: Record<DownloadKind, DownloadSender> = {
  round: sendRoundExport,
  grievance: sendGrievanceFile,
  'replaced-file': sendReplacedFile,
  grievances: sendGrievanceExport,
  audit: sendAuditExport,
  'allotment-run': sendRunFile,
};

export function allRoutes(services: Services, version: Version): Route[] {
  const translator = hindi(services);
  return [
    catalogueRoutes,
    settingRoutes,
    documentRoutes,
    noticeRoutes,
    mediaRoutes,
    staffRoutes,
    secondFactorRoutes,
    singleSignOnRoutes,
    passkeyRoutes,
    mailRoutes,
    roundMailRoutes,
    grievanceRoutes,
    yearRoutes,
    allotmentRoutes,
    letterRoutes,
    rankRoutes,
    resultsRoutes,
    allotmentRunRoutes,
    auditRoutes,
    healthRoutes,
    ownDataRoutes,
  ]
    .flatMap((routes) => routes(services))
    .concat(
      approvalRoutes(services, APPLIERS),
      downloadRoutes(services, SENDERS),
      action('readDataVersion', async () => ({ data: { version: await version() } })),
    )
    .map((route) => inLanguages(route, translator));
}

const noVersion = async () => null;

export const previews =
  (services: Services): Previewed =>
  (route, raw, token) => {
    const preview = token ? readPreview(services, token) : null;
    if (!preview) return undefined;
    return () =>
      withDraft(services, preview, async (inside) => {
        const same = allRoutes(inside, noVersion).find(({ name }) => name === route.name);
        if (same?.kind !== 'read') throw new Error(`${route.name} is no public read`);
        return (await same.answer(raw, noVersion)).answer;
      });
  };
