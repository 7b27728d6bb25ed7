import { z } from 'zod';

/**
 * Why a saved crawl cannot be used; the message is put in parentheses after "The saved crawl is not
 * used".
 */
export class UnusableCrawl extends Error {
  override readonly name = 'UnusableCrawl';
}

/** The conditions of a saved crawl. */
export interface CrawlIdentity {
  readonly version: number;
  readonly source: string;
  readonly code: string;
}

const identitySchema = z.looseObject({ version: z.number(), source: z.string(), code: z.string() });

/** Throws an UnusableCrawl for a list of other code or of another CMS. */
export function refuseForeign(list: unknown, { version, source, code }: CrawlIdentity): void {
  const { data: found } = identitySchema.safeParse(list);
  if (!found) throw new UnusableCrawl('its list has an unknown format');
  if (found.version !== version || found.code !== code)
    throw new UnusableCrawl('another version of the generator made it');
  if (found.source !== source) throw new UnusableCrawl(`it is of ${found.source}, not of ${source}`);
}
