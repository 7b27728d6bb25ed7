import type { Attributes, Tag, Transformer } from 'sanitize-html';
import { playerOf } from '../players/player-of.ts';
import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import { accordionTag, isOpenAtFirst } from './accordion.ts';
import { knownClasses } from './class-names.ts';
import type { EntryContext } from './context.ts';
import { isPassingId, takeId } from './ids.ts';
import { linkRef, mediaRef } from './links.ts';
import { hrefOf, type Marks, markOf, writtenAs } from './marks.ts';

export interface TransformInput {
  /** Gets the references. */
  readonly marks: Marks;
  readonly context: EntryContext;
  /** The tags of the policy. */
  readonly allowed: ReadonlySet<string>;
}

export interface Transforms {
  /** Returns true for a tag that is removed, from its new attributes. */
  readonly exclusiveFilter: (frame: { readonly attribs: Attributes }) => boolean;
  readonly onOpenTag: (name: string) => void;
  readonly onCloseTag: () => void;
  /** The transformer of a tag, and then that of all tags. */
  readonly transformTags: Readonly<Record<string, Transformer> & Record<'*', Transformer>>;
  /** True when the result may contain tags that end others in a browser. */
  readonly hasChangedTags: () => boolean;
}

const heading = /^h[1-6]$/;

/**
 * Transforms tags during sanitising, which goes through the html in order. A tag always becomes an
 * allowed one: sanitize-html never resets a renamed, disallowed tag and would close the next tag
 * under that name.
 */
export function transforms({ marks, context, allowed }: TransformInput): Transforms {
  // The open tags by their new names.
  const open: string[] = [];
  let hasChangedTags = false;
  let links = 0;
  let headings = 0;
  /** Returns true when there is a link around the last opened tag. */
  const isInLink = (): boolean => links > (open.at(-1) === 'a' ? 1 : 0);

  const become = (tag: Tag): Tag => {
    hasChangedTags = true;
    return tag;
  };

  const dropped = new WeakSet<Attributes>();
  const drop = (): Tag => {
    const attribs = {};
    dropped.add(attribs);
    return become({ tagName: 'span', attribs, text: '' });
  };

  /**
   * The last opened link, when it leads to a page: perhaps the attachment page of the picture in
   * it.
   */
  let lastLink: { readonly mark: number; readonly link: LinkRef } | undefined;

  const openLink = (address: string): string | undefined => {
    const mark = marks.length;
    const href = hrefOf(address, marks, context);
    const ref = marks[mark];
    lastLink = ref?.ref === 'link' && ref.isInternal ? { mark, link: ref } : undefined;
    return href;
  };

  /** Links to a resource that would be loaded from a third party. */
  const standIn = (address: string, text: string): Tag => {
    const ref = linkRef(address, context);
    if (!ref || ref.isInternal || isInLink() || !allowed.has('a'))
      return become({ tagName: 'span', attribs: {}, text });
    open[open.length - 1] = 'a';
    links++;
    return become({ tagName: 'a', attribs: { href: writtenAs(ref, marks) }, text });
  };

  const file = (attribs: Attributes, name: 'src' | 'poster'): Attributes => {
    const { [name]: address, ...others } = attribs;
    const ref = address ? mediaRef(address, context) : null;
    return ref ? { ...others, [name]: markOf(ref, marks) } : others;
  };

  const player = (tagName: string, attribs: Attributes): Tag => {
    if (attribs.src && !mediaRef(attribs.src, context)) return standIn(attribs.src, attribs.title ?? 'Video');
    const { preload, autoplay, controls, ...others } = file(file(attribs, 'src'), 'poster');
    return { tagName, attribs: { ...others, controls: '', preload: 'none' } };
  };

  const sourced = (tagName: string, attribs: Attributes): Tag => {
    const { src, ...others } = file(attribs, 'src');
    return src ? { tagName, attribs: { ...others, src } } : drop();
  };

  return {
    hasChangedTags: () => hasChangedTags,
    onOpenTag: (name) => {
      if (!allowed.has(name) || (headings > 0 && heading.test(name))) hasChangedTags = true;
      open.push(name);
      if (name === 'a') links++;
      if (heading.test(name)) headings++;
    },
    onCloseTag: () => {
      const closed = open.pop();
      if (closed === 'a') links--;
      if (heading.test(closed ?? '')) headings--;
    },
    exclusiveFilter: ({ attribs }) => dropped.has(attribs),
    transformTags: {
      h1: (tagName, attribs) => become({ tagName: allowed.has('h2') ? 'h2' : tagName, attribs }),
      a(tagName, { href, target, rel, ...others }) {
        // Links cannot be nested in html: the text stays.
        if (isInLink()) return become({ tagName: 'span', attribs: {} });
        lastLink = undefined;
        const address = href ? openLink(href) : undefined;
        return {
          tagName,
          attribs: { ...others, ...(address && { href: address }), ...linkAttributes(target, rel) },
        };
      },
      img(tagName, attribs) {
        const address =
          [attribs.src, attribs['data-src']].find((src) => src && !src.startsWith('data:')) ?? '';
        const ref = mediaRef(address, context, { id: mediaId(attribs) });
        if (!ref)
          // An empty text marks a decoration.
          return attribs.alt !== '' && linkRef(address, context)
            ? standIn(address, attribs.alt ?? 'Image')
            : drop();
        const file = lastLink && isInLink() ? fileOf(ref, attribs) : undefined;
        if (lastLink && file) marks[lastLink.mark] = { ...lastLink.link, file };
        return {
          tagName,
          attribs: {
            ...imageAttributes(attribs),
            src: markOf(ref, marks),
            loading: 'lazy',
            decoding: 'async',
          },
        };
      },
      // Areas that may scroll sideways can be focused by keyboard.
      pre: reachable,
      table: (tagName, attribs) =>
        open.at(-2) === 'figure' ? { tagName, attribs } : reachable(tagName, attribs),
      figure: (tagName, attribs) =>
        /\bwp-block-table\b/.test(attribs.class ?? '') ? reachable(tagName, attribs) : { tagName, attribs },
      video: player,
      audio: player,
      source: sourced,
      track: sourced,
      iframe(_, { src = '', title }) {
        const address = src.replace(/#\?secret=.*/, '');
        const ref = linkRef(address, context);
        // A frame of the CMS itself is the preview of a link beside it.
        if (!ref || ref.isInternal) return drop();
        const known = playerOf(ref.to);
        return standIn(known?.href ?? address, title || (known?.title ?? new URL(ref.to).hostname));
      },
      '*': (tag, attribs) => {
        const { id, class: classList, ...others } = attribs;
        if (id === undefined && classList === undefined) return { tagName: tag, attribs };
        const tagName = (allowed.has('details') && accordionTag(attribs)) || tag;
        if (tagName !== tag) hasChangedTags = true;
        const className = knownClasses(classList ?? '');
        const isLasting = id && /^\S+$/.test(id) && !isPassingId(id, tag, classList);
        return {
          tagName,
          attribs: {
            ...(isLasting && { id: takeId(context.ids, id) }),
            ...(className && { class: className }),
            ...others,
            ...(tagName === 'details' && isOpenAtFirst(attribs) && { open: '' }),
          },
        };
      },
    },
  };
}

function reachable(tagName: string, attribs: Attributes): Tag {
  return { tagName, attribs: { ...attribs, tabindex: '0' } };
}

/** Returns the other attributes that a link keeps. */
function linkAttributes(target = '', rel = ''): Attributes {
  const kept = rel.split(/\s+/).filter((word) => /^(nofollow|sponsored|ugc)$/.test(word));
  if (target === '_blank') return { target, rel: ['noopener', ...kept].join(' ') };
  return kept.length > 0 ? { rel: kept.join(' ') } : {};
}

function imageAttributes({ alt = '', width, height, class: className, id }: Attributes): Attributes {
  return {
    alt,
    ...(width && /^\d+$/.test(width) && { width }),
    ...(height && /^\d+$/.test(height) && { height }),
    ...(className && { class: className }),
    ...(id && { id }),
  };
}

/**
 * Returns the library's original file of a picture. Without an id, a picture in a gallery of
 * WordPress has the size in its name.
 */
function fileOf({ path, id }: MediaRef, { class: className = '' }: Attributes): MediaRef | undefined {
  if (id !== undefined) return { ref: 'media', path, id };
  const isOfGallery = /(?:^|\s)attachment-(?!post-thumbnail)/.test(className);
  return isOfGallery ? { ref: 'media', path: path.replace(/-\d+x\d+(?=\.\w+$)/, '') } : undefined;
}

/** WordPress puts the id of a picture in a class, or in an attribute within a gallery. */
function mediaId({ class: className = '', 'data-id': id }: Attributes): number | undefined {
  const found = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(className)?.[1] ?? id;
  return found && /^\d+$/.test(found) ? Number(found) : undefined;
}
