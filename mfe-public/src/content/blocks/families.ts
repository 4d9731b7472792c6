import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type BlockFamily, isOfFamily } from '@university/shared/prose';

export const officers: BlockFamily = {
  isOf: (block) => isOfFamily('officers', block),
  open: async (client, options) => {
    const [{ data }, { officersBlock }] = await Promise.all([
      read(client, calls.getOfficers, options),
      import('./officers'),
    ]);
    return (block) => (data.officers ? officersBlock(data.officers, block) : '');
  },
};

export const placement: BlockFamily = {
  isOf: (block) => block === 'placement',
  open: async (client, options) => {
    const [{ data }, { placementBlock }] = await Promise.all([
      read(client, calls.getPlacement, options),
      import('./placement'),
    ]);
    return () => (data.placement ? placementBlock(data.placement) : '');
  },
};
