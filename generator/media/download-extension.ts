/** Files whose first bytes tell their family: only the name tells its members apart. */
const signatures = [
  { start: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', extensions: ['doc', 'xls', 'ppt', 'pps'] },
  { start: 'Rar!\x1a\x07', extensions: ['rar'] },
  { start: "7z\xbc\xaf'\x1c", extensions: ['7z'] },
  { start: '\x1f\x8b', extensions: ['gz', 'tgz'] },
  { start: '{\\rtf', extensions: ['rtf'] },
];

/** The start of texts to download. None is a type that a browser shows as a page or runs. */
const texts: Readonly<Record<string, RegExp>> = {
  // Not what may be markup or a program.
  ...Object.fromEntries(['txt', 'csv', 'tsv', 'json'].map((extension) => [extension, /^(?!<|#!)./s])),
  ics: /^BEGIN:VCALENDAR\b/i,
  vcf: /^BEGIN:VCARD\b/i,
  gpx: rootOf('gpx'),
  kml: rootOf('kml'),
};

/**
 * Returns the extension of a file that visitors download, as its name has it; null for any other file
 * and for one that a browser may run.
 */
export function downloadExtension(bytes: Buffer, extension: string): string | null {
  const starts = (start: string) => bytes.subarray(0, start.length).toString('latin1') === start;
  if (signatures.some(({ start, extensions }) => extensions.includes(extension) && starts(start)))
    return extension;
  const start = texts[extension];
  if (start === undefined || bytes.includes(0)) return null;
  const beginning = bytes.subarray(0, 4096).toString('utf8').trimStart();
  if (!start.test(beginning)) return null;
  const isMarkup = beginning.startsWith('<');
  return isMarkup && isActive(bytes.toString('latin1')) ? null : extension;
}

/** XML in an encoding in which tags are ASCII. */
function rootOf(name: string): RegExp {
  const declaration = String.raw`(?:<\?xml(?![^>]*encoding\s*=\s*.(?!utf-8|us-ascii|iso-8859-|windows-125))[^>]*>)?`;
  return new RegExp(String.raw`^${declaration}(?:\s|<!--.*?-->)*<${name}[\s>]`, 'is');
}

/** Browsers run scripts in any XML by its namespaces, which a doctype or a reference can hide. */
function isActive(xml: string): boolean {
  if (/<!DOCTYPE|<\?xml-stylesheet/i.test(xml)) return true;
  const namespaces = Array.from(xml.matchAll(/xmlns[^\s=]*\s*=\s*["']([^"']*)/g), ([, uri = '']) => uri);
  return namespaces.some((uri) => /&|w3\.org\/(?!2001\/XMLSchema|2005\/Atom)/.test(uri));
}
