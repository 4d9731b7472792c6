import * as react from 'react';
import { drawWith, liveOf } from './families.mjs';

drawWith(react);

const live = (parts) =>
  parts.map((part) => ({
    ...part,
    load: () => part.load().then((module) => ({ ...module, default: liveOf(module.default) })),
  }));

/** A remote whose pages and fillings of slots, which the site draws, go on with each build. */
export const withLivePages = ({ routes, slots, ...remote }) => ({
  ...remote,
  routes: live(routes),
  slots: live(slots),
});
