import type { AllowedAttribute, IOptions } from 'sanitize-html';
import { phrasingTags } from './text.ts';

/**
 * The allowed contents of editor html. `flow` is a piece of page, `phrasing` the inside of a
 * paragraph, `inline` a heading or caption, `label` the text of a button, without links.
 */
export type Policy = 'flow' | 'phrasing' | 'inline' | 'label';

const inlineTags = [...phrasingTags];
const flowTags =
  `p hr h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption table caption colgroup col thead tbody tfoot
  tr th td details summary div video audio source track ins del dfn var samp bdi bdo wbr ruby rt rp address`.split(
    /\s+/,
  );

// Tags that are removed with their text.
const silentTags =
  'script style textarea option xmp noscript iframe noembed noframes object template svg annotation annotation-xml title select plaintext'.split(
    ' ',
  );

// Deeper tags are removed and their text stays: browsers stop at 512, and editors do not nest on
// purpose.
const maxDepth = 60;

/** The attributes of each tag, and those of all. Some with certain values only. */
export const allowedAttributes: Readonly<Record<string, AllowedAttribute[]>> = {
  '*': ['id', 'class', 'lang', 'dir', 'title'],
  pre: [{ name: 'tabindex', values: ['0'] }],
  table: [{ name: 'tabindex', values: ['0'] }],
  figure: [{ name: 'tabindex', values: ['0'] }],
  a: ['href', 'target', 'rel', 'download', 'hreflang'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  video: ['src', 'poster', 'width', 'height', 'controls', 'loop', 'muted', 'playsinline', 'preload'],
  audio: ['src', 'controls', 'loop', 'muted', 'preload'],
  source: ['src', 'type'],
  track: ['src', 'kind', 'srclang', 'label'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  colgroup: ['span'],
  time: ['datetime'],
  details: ['open'],
  ins: ['datetime'],
  del: ['datetime'],
};

const base: IOptions = {
  nestingLimit: maxDepth,
  nonTextTags: silentTags,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'col', 'wbr', 'source', 'track'],
  allowedAttributes,
};

/** The tags of each policy. */
export const allowedTags: Readonly<Record<Policy, ReadonlySet<string>>> = {
  flow: new Set([...inlineTags, ...flowTags, 'img']),
  phrasing: new Set([...inlineTags, 'img']),
  inline: new Set(inlineTags),
  label: new Set(inlineTags.filter((tag) => tag !== 'a')),
};

/** The settings of the sanitiser for each policy. */
export const policies: Readonly<Record<Policy, IOptions>> = {
  flow: { ...base, allowedTags: [...allowedTags.flow] },
  phrasing: { ...base, allowedTags: [...allowedTags.phrasing] },
  inline: { ...base, allowedTags: [...allowedTags.inline] },
  label: { ...base, allowedTags: [...allowedTags.label] },
};
