import { toast } from '@university/shared';
import { useQueryClient } from '@university/shared/query';

/** What other pages show of each thing that staff change; the first part of their query keys. */
const SHOWN_BY = {
  notices: (name: string) => name.startsWith('notice') || ['home', 'frame', 'search'].includes(name),
  media: (name: string) => name === 'media',
  rounds: (name: string) => ['round', 'applicant', 'audit', 'allotment', 'admission'].includes(name),
  grievances: (name: string) => name === 'grievance',
  accounts: (name: string) => name === 'account',
  approvals: (name: string) => name === 'approval',
  secondFactor: (name: string) => ['second-factor', 'passkey'].includes(name),
  sessions: (name: string) => name === 'session',
  mail: (name: string) => name === 'mail',
  releases: (name: string) => name === 'release',
  // Lists, pages, search and home all show the catalogue.
  documents: () => true,
} as const;

/** A thing that staff change. */
type Changed = keyof typeof SHOWN_BY;

/** `invalidate(...changed)`: everything on screen, or read before, that shows one of these is read anew. */
export function useInvalidate() {
  const queryClient = useQueryClient();
  return (...changed: Changed[]): void => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => changed.some((thing) => SHOWN_BY[thing](String(name))),
    });
  };
}

/** `done(said, ...changed)`: says that something is done, and has whatever shows it read anew. */
export function useDone() {
  const invalidate = useInvalidate();
  return (said: string, ...changed: Changed[]): void => {
    toast.success(said);
    invalidate(...changed);
  };
}
