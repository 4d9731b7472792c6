import fc from 'fast-check';

/**
 * fast-check for tests. The inputs are the same in every run, so that a commit is green or red for what it is;
 * `PROPERTY_SEED=7 npx jest …` draws others, as the long runs of `npm run fuzz` always do.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
