import { addressRef, type CmsHosts, withoutHosts } from './links.ts';
import { cleanText } from './text.ts';

const maxDepth = 12;

/**
 * Reads the settings of a section from the JSON of its attribute. Addresses on the CMS's host lose
 * the host. Undefined for invalid JSON, or JSON that is not an object.
 */
export function readSettings(json: string, hosts: CmsHosts): object | undefined {
  try {
    const settings: unknown = JSON.parse(json);
    const isPlain = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
    return isPlain ? Object(tidy(settings, hosts, 0)) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Copies JSON without `__proto__`, numbers out of range, and values nested too deeply. */
function tidy(value: unknown, hosts: CmsHosts, depth: number): unknown {
  if (typeof value === 'string') return tidyText(cleanText(value), hosts);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => tidy(item, hosts, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, item]) => [key, tidy(item, hosts, depth + 1)]),
  );
}

/**
 * Turns an address on the CMS into a path as in links, with the hash of the site's pages; other
 * texts only lose the host.
 */
function tidyText(text: string, hosts: CmsHosts): string {
  const ref = /^(\/(?!\/)|https?:\/\/)\S*$/.test(text) ? addressRef(text, { hosts, uri: '/' }) : null;
  if (ref?.ref === 'media') return ref.path;
  return ref?.isInternal ? ref.to : withoutHosts(text, hosts);
}
