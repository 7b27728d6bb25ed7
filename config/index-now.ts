import * as z from 'zod';
import { httpUrl } from './http-url.ts';

/**
 * Tells search engines by IndexNow which pages `boardwalk sync` has published or removed. Default: they are not told.
 */
export const indexNowSchema = z
  .strictObject({
    /** Any text of 8 to 128 letters, digits and hyphens: a build writes the file that proves it. */
    key: z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and hyphens'),
    endpoint: httpUrl.default('https://api.indexnow.org/indexnow'),
  })
  .optional();
