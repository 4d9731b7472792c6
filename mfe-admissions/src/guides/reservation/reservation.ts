import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type BlockFamily, isOfFamily } from '@university/shared/prose';

const NAME = 'reservation';

export const reservation: BlockFamily = {
  isOf: (block) => isOfFamily(NAME, block),
  open: async (client, options) => {
    const [{ data }, { reservationBlock }] = await Promise.all([
      read(client, calls.getReservation, options),
      import('./block'),
    ]);
    return (block) => (data.reservation ? reservationBlock(data.reservation, block) : '');
  },
};
