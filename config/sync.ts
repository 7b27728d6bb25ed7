import * as z from 'zod';
import { httpUrl } from './http-url.ts';

/** How `boardwalk sync` publishes the site. */
export const syncSchema = z
  .strictObject({
    /** Where to: `s3://bucket/prefix`, or the path of a folder, relative to that of the config file. */
    target: z.string().min(1).optional(),
    /** The address of a store other than Amazon's. */
    endpoint: httpUrl.optional(),
    region: z.string().min(1).optional(),
    /** The most files that one sync may remove, and their largest share of the site. */
    mostRemovals: z.number().int().min(0).default(256),
    mostRemovedShare: z.number().min(0).max(1).default(0.25),
    /** Old assets and pages stay while one of so many deploys uses them, and for so many days after. */
    keepDeploys: z.number().int().min(1).default(5),
    keepDays: z.number().min(0).default(7),
    /** A command that is given the changed addresses as lines, for a CDN. */
    invalidate: z.string().min(1).optional(),
    /** The distribution of CloudFront that visitors load the site from: it forgets what has changed. */
    cloudfront: z
      .string()
      .regex(/^E[A-Z0-9]{8,30}$/, 'must be the id of a distribution, as E1ABCDEF2GHIJK')
      .optional(),
  })
  .prefault({});
