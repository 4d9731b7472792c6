import { SETTING_KEYS } from '@university/shared/contract';
import { action, pageMetadata, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { type Appliers, decideApproval, listApprovals, proposeSetting, readSetting } from './rules';

export function approvalRoutes(services: Services, appliers: Appliers): Route[] {
  return [
    action('listApprovals', async ({ query }, { caller }) => {
      const { total, approvals } = await listApprovals(services, caller, query);
      return { data: { approvals }, metadata: pageMetadata(total, query) };
    }),
    action('approve', async ({ params }, { caller }) => ({
      data: { approval: await decideApproval(services, appliers, caller.id, params.id, 'approved') },
    })),
    action('decline', async ({ params }, { caller }) => ({
      data: { approval: await decideApproval(services, appliers, caller.id, params.id, 'declined') },
    })),
    action('listSettings', async () => {
      const read = async (key: (typeof SETTING_KEYS)[number]) => ({ key, value: await readSetting(services, key) });
      return { data: { settings: await Promise.all(SETTING_KEYS.map(read)) } };
    }),
    action('proposeSetting', async ({ params, body }, { caller }) => ({
      data: { approval: await proposeSetting(services, caller.id, { key: params.key, value: body.value }) },
    })),
  ];
}
