/** Contract values for pages behind the login: they bring zod, which public pages should not load. */
import './zod-without-eval';

export * from '@university/shared/contract';
