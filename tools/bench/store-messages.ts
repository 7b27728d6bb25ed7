import * as z from 'zod';

/** The store's process has begun. */
export const storeStart = z.object({
  endpoint: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});

/** Asks the store for its counts, which then begin again, or to remove all that it holds. */
export const storeRequest = z.enum(['count', 'clear']);

/** Requests and bytes of bodies since the last time, as the store saw them. */
export const storeCounts = z.object({
  requests: z.number(),
  /** To the store. */
  received: z.number(),
  /** From the store. */
  sent: z.number(),
});

export type StoreStart = z.infer<typeof storeStart>;
export type StoreCounts = z.infer<typeof storeCounts>;
