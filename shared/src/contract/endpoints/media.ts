import { z } from 'zod';
import { success, successList } from '../envelope';
import { media, mediaUpload } from '../media';
import { WITH_PICTURES } from './documents';
import { byId, limit, page, type Terms } from './endpoint';

const oneMedia = success(z.object({ media }));

/** The pictures of the site, and what the staff who upload them do. */
export const mediaEndpoints = {
  uploadMedia: {
    summary:
      'Upload a picture (multipart, with the file `picture`); one that is there already is answered as it stands',
    access: WITH_PICTURES,
    form: mediaUpload,
    response: oneMedia,
  },
  listMedia: {
    summary: 'Pictures, newest first',
    access: WITH_PICTURES,
    query: z.object({
      /** Searched for in titles, alternative texts and credits, case-insensitively, as plain text. */
      search: z.string().max(100).optional(),
      limit: limit(100, 24),
      page,
    }),
    response: successList(z.object({ media: z.array(media) })),
  },
  readMedia: {
    summary: 'A picture with everything that is known of it',
    access: WITH_PICTURES,
    params: byId,
    response: oneMedia,
  },
  getMediaFile: {
    summary: 'A picture in one width and format, under an address that changes with its content',
    access: 'public',
    params: byId.extend({ file: z.string().max(64) }),
    sends: 'image/*',
    response: z.any(),
  },
} as const satisfies Record<string, Terms>;
