import * as z from 'zod';

/** What the bench asks of the CMS's process: to give one post another title. */
export const cmsRequest = z.object({ title: z.string() });
export type CmsRequest = z.output<typeof cmsRequest>;

/** What the process answers: where it listens and which post it will edit, once, and then each edit that is done. */
export const cmsReply = z.union([
  z.object({ endpoint: z.string(), slug: z.string() }),
  z.object({ edited: z.string() }),
]);
export type CmsReply = z.output<typeof cmsReply>;
