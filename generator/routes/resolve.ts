import type { Href, NamedLink, PictureData, SafeHtml } from '../../templates/types.ts';
import type { AnyEntry, Media } from '../content/content.ts';
import { sharedMark } from '../content/html/links.ts';
import { isSizeOf } from '../content/is-size-of.ts';
import { nameEntry } from '../content/name-entry.ts';
import { asHref, hrefOf } from '../content/paths.ts';
import type { LinkRef, MediaRef, RichText } from '../content/stored-blocks.ts';
import { findById } from '../dependencies/find-in-list.ts';
import type { NamedAnchor } from '../dependencies/note.ts';
import { escapeKey, note, noteKey } from '../dependencies/note.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { type MediaRecord, type MediaTable, toPicture } from '../media/media-table.ts';
import type { Warn } from '../problems/problem.ts';
import { isWordPressArchive } from './cms-addresses.ts';
import type { Destinations } from './destinations.ts';
import type { EntryPaths } from './entry-paths.ts';
import {
  fileFacts,
  type LinkToFile,
  withFileFacts,
  withoutMissingFiles,
  withoutTags,
} from './files-in-html.ts';

/**
 * Turns references of Content into values for templates. Pure: the same content gives the same
 * results.
 */
export interface Resolver {
  /** `from` names the source of a link outside of texts, for messages. */
  readonly link: (ref: LinkRef, from?: LinkSource) => Href;
  /** Undefined for a missing picture, which the media stage has reported. */
  readonly picture: (ref: MediaRef) => PictureData | undefined;
  readonly pictureById: (id: number | null) => PictureData | undefined;
  /** A link to a file with its type and size, "Brochure (PDF, 3.1 MB)"; none for a missing one, which has been reported. */
  readonly files: (ref: MediaRef, label: string) => readonly NamedLink[];
  readonly html: (text: RichText) => SafeHtml;
  /** A whole link: its words, with what is known of the file that it leads to, and its address. */
  readonly wholeLink: (
    words: RichText,
    ref: LinkRef | undefined,
  ) => { readonly html: SafeHtml; readonly href?: Href };
  /**
   * Resolves the props of a stored block, deeply: references become links, pictures and html; keys
   * of missing pictures are dropped.
   */
  readonly deep: (value: unknown) => unknown;
}

export interface LinkSource {
  /** "The menu item \"Visit\"". Default: "A link". */
  readonly name?: string;
  /** The field of the entry. */
  readonly field?: string;
}

/** Where a link leads: its address, and the file there. */
interface Followed {
  readonly href: Href;
  readonly file?: MediaRecord;
}

export interface ResolverInput {
  /** All files of the library in the content. */
  readonly library: readonly Media[];
  readonly paths: Pick<EntryPaths, 'ofAddress'>;
  readonly destinations: Destinations;
  readonly media: MediaTable;
  /** The origin of the public site: absolute links to it become paths. */
  readonly siteUrl: string;
  readonly warn: Warn;
  /** Called for every link with an anchor. */
  readonly onAnchor: (named: NamedAnchor) => void;
}

/** Returns a function that makes an entry's resolver: problems are reported with the entry. */
export function createResolver(input: ResolverInput): (owner?: AnyEntry) => Resolver {
  // Many entries share a picture: one object for all of them.
  const pictureOf = rememberValue((item: Media) =>
    toPicture(input.media.get(item.path), item.alt, item.focalPoint),
  );
  return (owner) => resolverFor(input, pictureOf, owner);
}

function resolverFor(
  { library, paths, destinations, media, siteUrl, warn, onAnchor }: ResolverInput,
  pictureOf: (item: Media) => PictureData | undefined,
  owner: AnyEntry | undefined,
): Resolver {
  const link = (ref: LinkRef, from?: LinkSource): Href => follow(ref, from).href;

  const follow = (ref: LinkRef, { name = 'A link', field }: LinkSource = {}): Followed => {
    if (ref.shared !== undefined) return { href: shareLink(ref.to, ref.shared) };
    const address = ref.isInternal ? ref.to : ownAddress(ref.to, siteUrl);
    if (address === null) return { href: asHref(ref.to) };
    const { file: named, path } = destinations(address);
    // WordPress redirects from the attachment page of a file to the file.
    const file = named ?? (path === null && ref.file ? fileOf(ref.file).record : undefined);
    if (file !== undefined) return { href: asHref(file.src), file };
    if (path === null) {
      const { pathname, search, hash } = new URL(address, siteUrl);
      warn({
        check: 'brokenLink',
        message: `${name} leads to ${pathname}, which does not exist on the site`,
        ...(owner && { entry: nameEntry(owner) }),
        ...(field !== undefined && { field }),
        hint: 'Fix the link in the CMS, or publish its target.',
      });
      return { href: asHref(`${pathname}${search}${hash}`) };
    }
    if (!/[?#]/.test(address)) return { href: hrefOf(path) };
    const { search, hash } = new URL(address, siteUrl);
    if (hash !== '') onAnchor({ path, anchor: hash.slice(1), ...(owner && { entry: nameEntry(owner) }) });
    return { href: asHref(`${hrefOf(path)}${withoutIds(search)}${hash}`) };
  };

  /** Replaces marks of shared addresses by public addresses, which a visitor shares. */
  const shareLink = (to: string, shared: readonly string[]): Href => {
    const [start = '', ...rest] = to.split(sharedMark);
    const encoded = rest.map((part, index) => {
      const own = link({ ref: 'link', to: shared[index] ?? '/', isInternal: true });
      return encodeURIComponent(new URL(own, siteUrl).href) + part;
    });
    return asHref(start + encoded.join(''));
  };

  /**
   * Finds the library's original file, where content has one of the sizes that WordPress cut: sizes
   * are made here.
   */
  const fileOf = ({ id, path }: MediaRef) => {
    const named = id === undefined ? undefined : findById(library, id);
    const known = named !== undefined && isSizeOf(path, named.path) ? named : undefined;
    if (id !== undefined) note({ kind: 'media', id });
    if (known === undefined) noteKey(`file:${escapeKey(path)}`);
    return { known, record: media.get(known?.path ?? path) };
  };

  const picture = (ref: MediaRef): PictureData | undefined => {
    const { known, record } = fileOf(ref);
    return toPicture(record, ref.alt ?? known?.alt ?? '', known?.focalPoint);
  };

  let hasToldOfArchives = false;
  /** Returns true for a link to a list that only WordPress has; reports the first one. */
  const isToArchive = ({ to, isInternal }: LinkRef): boolean => {
    if (!isInternal || !isWordPressArchive(to) || isOurs(to)) return false;
    if (!hasToldOfArchives) {
      warn({
        message: `Links to archives by date, tag or author, such as ${to}, are shown as text: this site has no such lists`,
        cause: 'Links to archives of WordPress by date, tag or author are shown as text',
        ...(owner && { entry: nameEntry(owner) }),
        hint: 'Link to a category or a page, or remove the block that lists them.',
      });
    }
    hasToldOfArchives = true;
    return true;
  };
  const isOurs = (address: string): boolean => !address.startsWith('/?') && paths.ofAddress(address) !== null;

  const html = ({ parts, refs }: RichText): SafeHtml => {
    let text = '';
    let isWithoutAddress = false;
    let hasMissing = false;
    let opened: LinkToFile | undefined;
    for (const [index, part] of parts.entries()) {
      const ref = refs[index];
      const record = ref?.ref === 'media' ? fileOf(ref).record : undefined;
      const rest: string = isWithoutAddress ? part.slice(1) : part;
      const isHref = ref !== undefined && rest.endsWith(hrefStart);
      // A link to a missing file is text, which the media stage has reported.
      isWithoutAddress = isHref && (ref.ref === 'link' ? isToArchive(ref) : record === undefined);
      text += isWithoutAddress ? rest.slice(0, -hrefStart.length) : rest;
      if (opened && text.includes('</a>', opened.from)) {
        text = withFileFacts(text, opened);
        opened = undefined;
      }
      if (ref === undefined || isWithoutAddress) continue;
      const { href, file } = ref.ref === 'link' ? follow(ref) : { href: record?.src, file: record };
      if (isHref && file?.size !== undefined) opened = { from: text.length, file };
      if (href === undefined) hasMissing = true;
      else text += escapeAttribute(href);
    }
    return (hasMissing ? withoutMissingFiles(text) : text) as SafeHtml;
  };

  const deep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    if (isReference(value)) {
      return value.ref === 'link' ? link(value) : value.ref === 'media' ? picture(value) : html(value);
    }
    const resolved: Record<string, unknown> = {};
    // Its entries in a list would take longer than resolving them.
    for (const key in value) {
      const made = deep(Reflect.get(value, key));
      if (made !== undefined) resolved[key] = made;
    }
    return resolved;
  };

  return {
    link,
    picture,
    pictureById: (id) => {
      if (id === null) return undefined;
      note({ kind: 'media', id });
      const item = findById(library, id);
      return item && pictureOf(item);
    },
    files: (ref, label) => {
      const { record } = fileOf(ref);
      return record === undefined
        ? []
        : [{ label: `${label}${fileFacts(record, label)}`, href: asHref(record.src) }];
    },
    html,
    wholeLink: (text, ref) => {
      const words = html(text);
      if (ref === undefined) return { html: words };
      const { href, file } = follow(ref);
      const facts = file ? fileFacts(file, withoutTags(words)) : '';
      return { html: `${words}${facts}` as SafeHtml, href };
    },
    deep,
  };
}

const hrefStart = ' href="';
function isReference(value: object): value is LinkRef | MediaRef | RichText {
  return 'ref' in value && (value.ref === 'link' || value.ref === 'media' || value.ref === 'html');
}

/**
 * Returns path, query and hash of an absolute link to the site's public host; null for any other.
 */
function ownAddress(link: string, siteUrl: string): string | null {
  if (!link.startsWith(`${siteUrl}/`) && link !== siteUrl) return null;
  const url = new URL(link);
  return url.pathname + url.search + url.hash;
}

/** Removes query parameters that only WordPress understands. */
function withoutIds(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('p');
  query.delete('page_id');
  return query.size === 0 ? '' : `?${query}`;
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
