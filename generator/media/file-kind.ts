import { simpleDoctype } from './expand-entities.ts';

/**
 * The kind of a file by its first bytes: its name and the server's content type are not trusted.
 */
export interface FileKind {
  /**
   * `picture` and `vector` have a size in pixels; a vector may contain script and is not published
   * as it is.
   */
  readonly type: 'picture' | 'vector' | 'file';
  readonly extension: string;
}

/** The names of pictures, before their bytes are there. */
export const pictureName = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** Office documents are zip archives: only the name tells them apart. */
const archiveExtensions = new Set(['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp']);

const pictureBrands = /^(avif|avis|mif1|msf1)$/;
const filmBrands = /^(iso\w|mp4\d|M4V |M4VP|avc1|dash|3gp\d)$/;

/**
 * Recognises the pictures, videos, sounds and documents that the site publishes; null for any other
 * file. See faults 79 and 85.
 */
export function kindOf(bytes: Buffer, path: string): FileKind | null {
  const starts = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text;
  const brand = starts('ftyp', 4) ? bytes.subarray(8, 12).toString('latin1') : '';

  if (starts('\xff\xd8\xff')) return { type: 'picture', extension: 'jpg' };
  if (starts('\x89PNG\r\n\x1a\n')) return { type: 'picture', extension: 'png' };
  if (starts('GIF8')) return { type: 'picture', extension: 'gif' };
  if (starts('RIFF') && starts('WEBP', 8)) return { type: 'picture', extension: 'webp' };
  if (pictureBrands.test(brand)) return { type: 'picture', extension: 'avif' };
  if (isSvg(bytes)) return { type: 'vector', extension: 'svg' };
  if (isPdf(bytes)) return { type: 'file', extension: 'pdf' };
  if (filmBrands.test(brand)) return { type: 'file', extension: 'mp4' };
  if (brand === 'qt  ') return { type: 'file', extension: 'mov' };
  if (brand === 'M4A ') return { type: 'file', extension: 'm4a' };
  if (starts('\x1aE\xdf\xa3')) return { type: 'file', extension: 'webm' };
  if (starts('ID3') || starts('\xff\xfb')) return { type: 'file', extension: 'mp3' };
  if (starts('OggS')) return { type: 'file', extension: 'ogg' };
  if (starts('RIFF') && starts('WAVE', 8)) return { type: 'file', extension: 'wav' };
  if (starts('WEBVTT') || starts('\xef\xbb\xbfWEBVTT')) return { type: 'file', extension: 'vtt' };
  if (starts('PK\x03\x04')) return { type: 'file', extension: archiveExtension(path) };
  const extension = downloadExtension(bytes, extensionOf(path));
  return extension === null ? null : { type: 'file', extension };
}

/** Programs write line ends or a byte order mark before it. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).toString('utf8').trimStart().startsWith('%PDF-');
}

/** An SVG with a doctype that defines more than simple entities is refused. */
function isSvg(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString('utf8');
  const content = start
    .replace(/<!--.*?-->|<\?xml[^>]*>/gis, '')
    .replace(simpleDoctype, '')
    .trimStart();
  return /^<svg[\s>]/i.test(content);
}

function archiveExtension(path: string): string {
  const extension = extensionOf(path);
  return archiveExtensions.has(extension) ? extension : 'zip';
}

function extensionOf(path: string): string {
  return path.split('.').at(-1)?.toLowerCase() ?? '';
}

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
function downloadExtension(bytes: Buffer, extension: string): string | null {
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
