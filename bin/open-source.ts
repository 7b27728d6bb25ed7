import path from 'node:path';
import type { ResolvedConfig } from '../config/resolve-config.ts';

/** Where a build reads its content. */
export interface OpenSource {
  readonly endpoint: string;
  /** For reports: the CMS's host, or "the embedded demo". */
  readonly name: string;
  /** The moment to build for, ISO 8601 in UTC. */
  readonly now: string;
  readonly close: () => Promise<void>;
}

/** The configured CMS; without one the embedded demo pier, which has a fixed day of its own and so never grows old. */
export async function openSource({ endpoint, now, root }: ResolvedConfig): Promise<OpenSource> {
  const fixedNow = now === undefined ? undefined : new Date(now).toISOString();
  if (endpoint !== undefined) {
    const clock = fixedNow ?? new Date().toISOString();
    return { endpoint, name: new URL(endpoint).host, now: clock, close: async () => undefined };
  }
  const [{ createDemoCms }, { demoNow }] = await Promise.all([
    import('../demo/demo-cms.ts'),
    import('../demo/clock.ts'),
  ]);
  const cms = await createDemoCms({ folder: path.join(root, 'demo') });
  return { endpoint: cms.url, name: 'the embedded demo', now: fixedNow ?? demoNow, close: cms.close };
}
