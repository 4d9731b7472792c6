import { z } from 'zod';
import { success, successList } from '../envelope';
import { media, mediaUpload } from '../media';
import { byId, limit, page, type Terms } from './endpoint';

/** Who looks after the pictures. */
const MEDIA_EDITORS = ['notices', 'faculty'] as const;

const oneMedia = success(z.object({ media }));

/** The pictures of the site, and what the staff who upload them do. */
export const mediaEndpoints = {
  uploadMedia: {
    summary:
      'Upload a picture (multipart, with the file `picture`); one that is there already is answered as it stands',
    access: MEDIA_EDITORS,
    form: mediaUpload,
    response: oneMedia,
  },
  listMedia: {
    summary: 'Pictures, newest first',
    access: MEDIA_EDITORS,
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
    access: MEDIA_EDITORS,
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
