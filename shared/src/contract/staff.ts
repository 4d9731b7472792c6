import { z } from 'zod';

/** What each role may do is declared beside the routes of the API; pages only hide what a role may not do. */
export const ROLES = ['admin', 'notices', 'admissions', 'grievances', 'faculty'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const loginRequest = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your e-mail address')
    .max(254)
    .pipe(z.email('Enter an e-mail address like name@university.example')),
  password: z.string().min(1, 'Enter your password').max(200),
});

/** The one answer whose fields stand at the top, as the specification lists it. */
export const loginResponse = z.object({ status: z.literal('success'), token: z.string(), role });

export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginResponse = z.infer<typeof loginResponse>;
