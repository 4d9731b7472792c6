interface Entry {
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  cpu?: string[];
  version?: string;
}

export function withoutIntegrity(lock: { packages: Record<string, Entry> }): { bad: string[]; foreign: string[] };
