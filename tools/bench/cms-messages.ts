import * as z from 'zod';

/**
 * What the bench asks of the CMS's process: to give a post another title, to have all its answers ready, or to say how
 * often it was asked since it said so last.
 */
export const cmsRequest = z.union([
  z.object({ title: z.string() }),
  z.object({ renew: z.literal(true) }),
  z.object({ count: z.literal(true) }),
]);
export type CmsRequest = z.output<typeof cmsRequest>;

/** How often the CMS was asked. */
const requestCounts = z.object({
  /** A batch counts once. */
  graphql: z.number(),
  media: z.number(),
});
export type RequestCounts = z.output<typeof requestCounts>;

/** What the process answers: where it listens and which post it will edit, once, and then what became of each request. */
export const cmsReply = z.union([
  z.object({ endpoint: z.string(), slug: z.string() }),
  z.object({ counts: requestCounts }),
  z.object({ done: z.literal(true) }),
]);
export type CmsReply = z.output<typeof cmsReply>;
