/** A file's name on the site: what the CMS calls it, in letters that need no encoding, and the hash of its bytes. */
export function mediaName(path: string, { sha256, extension }: NameParts): string {
  return `${slugOf(path)}-${sha256.slice(0, 8)}.${extension}`;
}

interface NameParts {
  readonly sha256: string;
  readonly extension: string;
}

const maxNameLength = 60;

function slugOf(path: string): string {
  const name = decode(path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'file' : slug;
}

/** Percent escapes decoded; a name that only looks like some stays as it is. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
