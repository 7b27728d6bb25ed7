import * as z from 'zod';
import { isSitePath } from './keys.ts';

/** ISO 8601. */
const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)));

/** The name of the record of a deploy, which becomes a key: see `deployName`. */
const deployName = z.string().regex(/^[\w-]+$/);

const sitePaths = z.array(z.string().refine(isSitePath));

/** One deploy that was live, as the list of them shows it. */
const deployed = z.object({
  seq: z.number().int().min(1),
  deploy: deployName,
  /** SHA-256 of its manifest's text. */
  digest: z.string(),
  /** When it went live, ISO 8601, by the clock of the machine that published. */
  at: moment,
  /** The moment that the site was built for; missing in manifests of earlier versions. */
  moment: moment.exactOptional(),
  /** The commit that CI named. */
  commit: z.string().exactOptional(),
  files: z.number(),
  /** Pages, and bytes of all files; missing in records of earlier versions. */
  pages: z.number().exactOptional(),
  bytes: z.number().exactOptional(),
  /** The deploy that a rollback has brought back. */
  rollbackTo: z.number().exactOptional(),
});

/** The pointer: the deploy that is live, those before it, and what is left to do for it. */
const live = deployed.extend({
  version: z.literal(1),
  site: z.string().exactOptional(),
  /** True where the store keeps conditions: writes without them are never safe. */
  hasConditions: z.boolean(),
  /** Former deploys, newest first. */
  history: z.array(deployed),
  /** A deploy that has begun, so that paths may hold either version. */
  attempt: deployName.exactOptional(),
  /** Paths that are still to be removed and told to the CDN, when a sync ended before it had. */
  unfinished: z.object({ remove: sitePaths, invalidate: sitePaths }).exactOptional(),
});

const lock = z.object({
  version: z.literal(1),
  /** Made for each run: tells our own lock from another's. */
  token: z.string(),
  holder: z.string(),
  since: moment,
  /** After this moment anybody may take it. */
  until: moment,
  /** Its life since it was written last; missing in records of earlier versions. */
  leaseMs: z.number().exactOptional(),
});

export type Deployed = Readonly<z.infer<typeof deployed>>;
export type Live = Readonly<z.infer<typeof live>>;
export type LockRecord = Readonly<z.infer<typeof lock>>;

export const parseLive = parserOf(live);
export const parseLock = parserOf(lock);

/** Returns a function that reads a record; null when it is damaged or of another version. */
function parserOf<Value>(schema: z.ZodType<Value>): (bytes: Uint8Array) => Value | null {
  return (bytes) => {
    try {
      return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    } catch {
      return null;
    }
  };
}
