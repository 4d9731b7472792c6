import { APPROVAL_KINDS, SETTING_KEYS } from '@university/shared/contract';
import { notFound } from '@university/web';
import { pageMetadata, action, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { proposeSetting, readSetting, decideApproval, type Appliers, toApproval } from './rules';
import { findStaff } from '../roster/roster';
import { KINDS, expireProposals, listApprovals } from './queries';

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
