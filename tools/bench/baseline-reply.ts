import * as z from 'zod';

/** The output of the baseline's process at its end. */
export const baselineReply = z.object({
  pages: z.number(),
  /** Time that does not count: it went into what the loop is given. */
  paused: z.object({ ms: z.number(), cpuMs: z.number() }),
});
export type BaselineReply = z.output<typeof baselineReply>;
