import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { BuildError } from '../problems/problem.ts';
import { isOurs } from '../publish/is-ours.ts';
import { readManifest } from '../publish/read-manifest.ts';

/**
 * Keeps previews and public sites apart: neither takes the place of the other, whatever folder is named. Throws BuildError
 * 'output'. See faults 167.
 */
export async function refuseMixing({ outDir, isPreview }: ResolvedConfig): Promise<void> {
  if (!(await isOurs(outDir))) return;
  const manifest = await readManifest(outDir);
  // A manifest that cannot be read is taken for a public site's.
  const holdsPreview = manifest?.preview === true;
  if (holdsPreview === isPreview) return;
  throw holdsPreview
    ? refuse(outDir, 'holds a preview with drafts, which is never published')
    : refuse(outDir, 'holds a public site, which a preview never replaces');
}

function refuse(outDir: string, reason: string): BuildError {
  const hint = 'Choose another folder with --out, or remove this one.';
  return new BuildError('output', `the output folder ${outDir} ${reason}`, [
    { message: `nothing was written to ${outDir}`, hint },
  ]);
}
