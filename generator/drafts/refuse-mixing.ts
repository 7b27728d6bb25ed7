import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { BuildError } from '../problems/problem.ts';
import { findSite } from '../publish/is-ours.ts';

/**
 * Keeps sites with drafts and public sites apart: neither replaces the other, in any folder. Throws
 * BuildError 'output'. See faults 167.
 */
export async function refuseMixing({ outDir, hasDrafts }: ResolvedConfig): Promise<void> {
  const found = await findSite(outDir);
  if (found === null || found.hasDrafts === hasDrafts) return;
  throw found.hasDrafts
    ? refuse(outDir, 'contains a site with drafts, which must not be published')
    : refuse(outDir, 'contains a public site, which a site with drafts must not replace');
}

function refuse(outDir: string, reason: string): BuildError {
  const hint = 'Choose another folder with --out, or remove this one.';
  return new BuildError('output', `The output folder ${outDir} ${reason}`, [
    { message: `Nothing was written to ${outDir}`, hint },
  ]);
}
