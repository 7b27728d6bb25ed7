import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import JSZip from 'jszip';

/** The first moment that a zip can name: the same files give the same bytes at any time. */
const date = new Date('1980-01-01T00:00:00Z');

/** Packs a plugin as the zip that WordPress installs: a folder of its name, and the files within. Hidden files stay out. */
export async function packPlugin(folder: string): Promise<Buffer> {
  const zip = new JSZip();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep))
    .filter((names) => names.every((name) => !name.startsWith('.')))
    .map((names) => names.join('/'))
    .sort();
  for (const file of files)
    zip.file(`${path.basename(folder)}/${file}`, await readFile(path.join(folder, file)), {
      date,
      createFolders: false,
      unixPermissions: 0o644,
    });
  return zip.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'UNIX',
  });
}
