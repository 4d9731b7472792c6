import { ENTRY_KINDS, type DocumentKind } from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { misfit } from '../catalogue/fit';
import { listStored, type Stored } from '../documents/repository';
import { addressesIn } from './links/addresses';

/** What is known of a document without its whole content. */
export interface Subject extends Pick<Stored, 'kind' | 'id' | 'name'> {
  /** By which it is decided whose it is. */
  data: { departmentId: unknown };
}

interface Contents {
  /** What does not fit its schema, with what is wrong. */
  unfit: { subject: Subject; problem: string }[];
  /** Where each address is linked from. */
  links: Map<string, Subject[]>;
}

/** More documents than a university has of a kind. */
const MOST = 100_000;

/** A redirect leads from its own address, and a page stands at it: neither is a link. */
const OWN_ADDRESS: Partial<Record<DocumentKind, string>> = { page: 'path', redirect: 'from' };

function withoutOwnAddress({ kind, data }: Stored): Record<string, unknown> {
  const { [OWN_ADDRESS[kind] ?? '']: _, ...rest } = data;
  return rest;
}

/** What all published documents hold of links, and which do not fit: read once in a version of the public data. */
export function readContents(services: Services): Promise<Contents> {
  return services.shared('contents', async () => {
    const found: Contents = { unfit: [], links: new Map() };
    for (const kind of ENTRY_KINDS) {
      const { documents } = await listStored(services.db, { kind, status: 'published', limit: MOST, page: 1 });
      for (const document of documents) {
        const { id, name, data } = document;
        const subject = { kind, id, name, data: { departmentId: data.departmentId } };
        const problem = misfit(kind, data);
        if (problem !== undefined) found.unfit.push({ subject, problem });
        for (const address of addressesIn(withoutOwnAddress(document))) {
          const places = found.links.get(address);
          if (places) places.push(subject);
          else found.links.set(address, [subject]);
        }
      }
    }
    return found;
  });
}
