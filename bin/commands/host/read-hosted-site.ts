import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirectsPath } from '../../../generator/files/redirects.ts';
import { BuildError } from '../../../generator/problems/problem.ts';
import { isOurs } from '../../../generator/publish/is-ours.ts';
import type { ManifestFile } from '../../../generator/publish/manifest.ts';
import { readInPieces } from '../../../generator/publish/read-manifest.ts';
import type { HostInput } from '../../../hosts/host.ts';
import { readRules } from '../../../hosts/read-rules.ts';

/**
 * Reads what the rules of a host are made from. Throws BuildError 'usage' when the folder has no
 * site, 'refused' when its site is torn or shows drafts.
 */
export async function readHostedSite(outDir: string): Promise<Pick<HostInput, 'manifest' | 'rules'>> {
  if (!(await isOurs(outDir)))
    throw new BuildError('usage', `No site found in ${outDir}`, [
      { message: 'There are no rules without a site', hint: 'Build it first: boardwalk generate.' },
    ]);
  let files = new Map<string, ManifestFile>();
  const manifest = await readInPieces(outDir, () => {
    files = new Map();
    return (file) => files.set(file.path, file);
  });
  if (manifest === null) throw notWhole(`The manifest of ${outDir} cannot be read`);
  if (manifest.drafts)
    throw new BuildError('refused', `The folder ${outDir} contains a site with drafts`, [
      { message: 'It must not be published', hint: 'Name the folder of the public site with --out.' },
    ]);
  const text = await readFile(path.join(outDir, redirectsPath), 'utf8').catch(() => '');
  const rules = readRules(text);
  if (rules === null) throw notWhole(`The redirects of ${outDir} cannot be read`);
  return { manifest: { headers: manifest.headers, files }, rules };
}

function notWhole(message: string): BuildError {
  return new BuildError('refused', message, [
    { message: 'The site is not whole', hint: 'Build it again: boardwalk generate.' },
  ]);
}
