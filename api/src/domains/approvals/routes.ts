import { APPROVAL_KINDS, SETTING_KEYS } from '@university/shared/contract';
import { notFound } from '@university/web';
import { pageMetadata, action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { proposeSetting, readSetting } from './settings';
import { findStaff } from '../roster/roster';
import { decideApproval, type Appliers } from './decide';
import { KINDS } from './kinds';
import { expireProposals, listApprovals } from './repository';
import { toApproval } from './propose';

export function approvalRoutes(services: Services, appliers: Appliers): Route[] {
  const { db, clock } = services;
  return [
    action('listApprovals', async ({ query }, { caller }) => {
      const member = await findStaff(db, caller.id);
      if (!member) throw notFound('There is no such account.');
      await expireProposals(db, clock());
      const kinds = APPROVAL_KINDS.filter((kind) => KINDS[kind].roles.includes(member.role));
      const { limit, page, state } = query;
      const { total, rows } = await listApprovals(db, { kinds, state, limit, page });
      return {
        data: { approvals: rows.map((row) => toApproval(row, member, clock())) },
        metadata: pageMetadata(total, query),
      };
    }),
    action('approve', async ({ params }, { caller }) => ({
      data: { approval: await decideApproval(services, appliers, caller.id, params.id, 'approved') },
    })),
    action('decline', async ({ params }, { caller }) => ({
      data: { approval: await decideApproval(services, appliers, caller.id, params.id, 'declined') },
    })),
    action('listSettings', async () => ({
      data: {
        settings: await Promise.all(
          SETTING_KEYS.map(async (key) => ({ key, value: await readSetting(services, key) })),
        ),
      },
    })),
    action('proposeSetting', async ({ params, body }, { caller }) => ({
      data: { approval: await proposeSetting(services, caller.id, { key: params.key, value: body.value }) },
    })),
  ];
}
