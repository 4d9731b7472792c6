/** The contract's values, for pages behind the login only: they bring zod, which visitors need not download. */
import './zod-without-eval';

export * from '@university/shared/contract';
