import { z } from 'zod';
import type { RedirectRule } from '../generator/files/redirects.ts';

const status = z.number().int();
const derived = z.literal(true);

const schema = z.object({
  version: z.literal(1),
  rules: z.array(
    z.union([
      z.strictObject({ from: z.string(), to: z.string(), status, derived: derived.exactOptional() }),
      z.strictObject({ from: z.string(), status }),
      z.strictObject({ number: z.number().int(), to: z.string(), status, derived }),
      z.strictObject({
        pattern: z.string(),
        to: z.string(),
        status,
        fallback: z.literal(true).exactOptional(),
        derived: derived.exactOptional(),
      }),
    ]),
  ),
});

/** Reads the text of `_boardwalk/redirects.json`. Null when it is torn or of another version. */
export function readRules(text: string): readonly RedirectRule[] | null {
  try {
    return schema.parse(JSON.parse(text)).rules;
  } catch {
    return null;
  }
}
