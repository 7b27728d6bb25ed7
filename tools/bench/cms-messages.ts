import * as z from 'zod';

/**
 * The requests to the CMS's process: change the title of a post, prepare all its answers, or count
 * the requests since the last count.
 */
export const cmsRequest = z.union([
  z.object({ title: z.string() }),
  z.object({ renew: z.literal(true) }),
  z.object({ count: z.literal(true) }),
]);
export type CmsRequest = z.output<typeof cmsRequest>;

/** The number of requests to the CMS. */
const requestCounts = z.object({
  /** A batch counts once. */
  graphql: z.number(),
  media: z.number(),
});
export type RequestCounts = z.output<typeof requestCounts>;

/**
 * The replies of the process: its endpoint and the post that it will edit, once, and then the
 * result of each request.
 */
export const cmsReply = z.union([
  z.object({ endpoint: z.string(), slug: z.string() }),
  z.object({ counts: requestCounts }),
  z.object({ done: z.literal(true) }),
]);
export type CmsReply = z.output<typeof cmsReply>;
