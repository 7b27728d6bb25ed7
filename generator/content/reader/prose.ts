import { countWords } from '../html/count-words.ts';
import { addressRef, mediaRef } from '../html/links.ts';
import { cleanText } from '../html/text.ts';
import type { LinkRef, MediaRef, RichText } from '../stored-blocks.ts';
import { type Attribute, attributesOf, needsScrollBox, scrollBox } from './attributes.ts';
import { childrenOf, fits } from './content-model.ts';
import { hasContent, isHollow } from './has-content.ts';
import type { Reading } from './reading.ts';
import { flowTags, headings, lineTags, meantTag, voidTags } from './tags.ts';
import {
  type Element,
  endsParagraph,
  findElement,
  isElement,
  makeElement,
  type Node,
  partsWords,
} from './tree.ts';

/** The contents of prose: a piece of page, the inside of a line, or the same without links. */
export type ProseKind = 'flow' | 'inline' | 'label';

/** An address in a text, without the punctuation after it. */
const textAddress = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/gi;

interface Place {
  /** The tag that the words are written into. */
  readonly parent: string;
  readonly isInLink: boolean;
  /** Within a line: no block may be opened. */
  readonly isInLine: boolean;
}

/**
 * Writes safe html: known tags and attributes only, well nested, so that a browser's tree is the one that was written.
 * Addresses become references. An id without an element of its own begins the next line.
 */
export class ProseWriter {
  readonly #parts: string[] = [];
  readonly #refs: (LinkRef | MediaRef)[] = [];
  readonly #reading: Reading;
  readonly #kind: ProseKind;
  #text = '';

  constructor(reading: Reading, kind: ProseKind) {
    this.#reading = reading;
    this.#kind = kind;
  }

  /** Writes nodes without structures. */
  write(nodes: readonly Node[], parent = ''): void {
    if (lineStarts.has(parent) || this.#kind !== 'flow') this.writeAnchors();
    const isInLine = this.#kind !== 'flow';
    this.#writeAll(nodes, { parent, isInLine, isInLink: this.#kind === 'label' });
  }

  /** Writes a paragraph around loose words. */
  writeParagraph(nodes: readonly Node[]): void {
    if (!nodes.some(hasContent)) {
      this.#reading.keepAnchors(nodes);
      return;
    }
    this.#text += '<p dir="auto">';
    this.writeAnchors();
    this.#writeAll(nodes, { parent: 'p', isInLine: true, isInLink: false });
    this.#text = `${this.#text.trimEnd()}</p>`;
  }

  get isEmpty(): boolean {
    return this.#text.trim() === '' && this.#refs.length === 0;
  }

  /** Returns what was written. */
  take(): RichText {
    return { ref: 'html', parts: [...this.#parts, this.#text], refs: this.#refs };
  }

  #writeAll(nodes: readonly Node[], place: Place): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.#writeText(node);
      else this.#writeElement(node, place);
    }
  }

  #writeElement(element: Element, place: Place): void {
    const tag = this.#tagFor(element, place);
    if (tag === undefined) this.#writeContents(element, place);
    else if (tag === 'audio') this.#writeAudio(element, place);
    else if (isHollow(element, tag)) {
      this.#text += ' ';
      this.#reading.keepAnchors([element]);
      if (this.#kind !== 'flow') this.writeAnchors();
    } else if (headings.has(tag)) {
      this.#writeAs(`h${this.#reading.nextLevel(Number(tag.slice(1)))}`, element, place);
    } else this.#writeAs(tag, element, place);
  }

  #writeAs(wanted: string, element: Element, place: Place): void {
    const attributes = attributesOf(wanted, element, this.#reading.context);
    const has = (name: string): boolean => attributes.some((attribute) => attribute.name === name);
    // A link that leads nowhere is the target of others at most.
    const tag = wanted === 'a' && !has('href') ? 'span' : wanted;
    if (tag !== wanted && !has('id')) {
      this.#writeAll(element.children, place);
      return;
    }
    const isBoxed = needsScrollBox(tag, place.parent);
    if (isBoxed) this.#open('figure', scrollBox);
    this.#open(tag, attributes);
    if (voidTags.has(tag)) return;
    if (lineStarts.has(tag)) this.writeAnchors();
    const children = childrenOf(tag, element);
    // A browser leaves out a line end directly after this tag.
    if (tag === 'pre' && startsWithLineEnd(children)) this.#text += '\n';
    this.#writeAll(children, {
      parent: tag,
      isInLine: place.isInLine || tag === 'p' || headings.has(tag) || tag === 'pre',
      isInLink: place.isInLink || tag === 'a',
    });
    this.#text += isBoxed ? `</${tag}></figure>` : `</${tag}>`;
  }

  /** Returns the tag to write; undefined when only the contents are written. */
  #tagFor(element: Element, { parent, isInLine, isInLink }: Place): string | undefined {
    const tag = meantTag(element);
    if (tag === 'a' && (isInLink || this.#kind === 'label')) return undefined;
    if (tag === 'audio') return tag;
    if (lineTags.has(tag)) return fits(tag, parent) ? tag : undefined;
    if (isInLine) return undefined;
    if (tag === 'p') return element.hasBlock ? 'div' : 'p';
    if (flowTags.has(tag)) return fits(tag, parent) ? tag : 'div';
    return endsParagraph.has(tag) ? 'div' : undefined;
  }

  /** Writes the contents of an element without it, with a space where it would have parted words. */
  #writeContents(element: Element, place: Place): void {
    if (element.tag === 'img' || element.tag === 'video' || element.tag === 'iframe') {
      this.#reading.context.losses.push({ cause: 'unknown', what: element.attributes.src ?? element.tag });
      return;
    }
    const parts = partsWords(element.tag);
    if (parts) this.#text += ' ';
    this.#writeAnchorOf(element);
    this.#writeAll(element.children, place);
    if (parts) this.#text += ' ';
  }

  #writeAudio(element: Element, place: Place): void {
    const { attributes } = element;
    const source = findElement(element, ({ tag }) => tag === 'source');
    const address = attributes.src ?? source?.attributes.src ?? '';
    if (address === '') return;
    const ref = mediaRef(address, this.#reading.context);
    if (ref === null) {
      const link = soundLink(address, attributes);
      if (place.parent === '' && !place.isInLine) this.writeParagraph([link]);
      else this.#writeAll([' ', link, ' '], place);
      return;
    }
    const flags = ['loop', 'muted'].filter((name) => attributes[name] !== undefined);
    this.#open('audio', [
      ...attributesOf('audio', element, this.#reading.context),
      { name: 'src', value: ref },
      ...flags.map((name) => ({ name, value: '' })),
      { name: 'controls', value: '' },
      { name: 'preload', value: 'none' },
    ]);
    this.#text += '</audio>';
  }

  #open(tag: string, attributes: readonly Attribute[]): void {
    this.#text += `<${tag}`;
    for (const { name, value } of attributes) {
      if (value === '' && name !== 'href') this.#text += ` ${name}`;
      else if (typeof value === 'string') this.#text += ` ${name}="${escapeText(value)}"`;
      else {
        this.#text += ` ${name}="`;
        this.#ref(value);
        this.#text += '"';
      }
    }
    this.#text += '>';
  }

  /** An address on another host is written as it is, unless it shares one of the CMS. */
  #ref(ref: LinkRef | MediaRef): void {
    if (ref.ref === 'link' && !ref.isInternal && ref.shared === undefined) this.#text += escapeText(ref.to);
    else {
      this.#parts.push(this.#text);
      this.#refs.push(ref);
      this.#text = '';
    }
  }

  /** Addresses of the CMS in words become references, too. */
  #writeText(text: string): void {
    this.#reading.context.words += countWords(text);
    const clean = cleanText(text);
    if (!clean.includes('//')) {
      this.#text += escapeText(clean);
      return;
    }
    let from = 0;
    for (const { 0: address, index } of clean.matchAll(textAddress)) {
      const ref = addressRef(address, this.#reading.context);
      if (ref === null || (ref.ref === 'link' && !ref.isInternal && ref.shared === undefined)) continue;
      this.#text += escapeText(clean.slice(from, index));
      this.#ref(ref);
      from = index + address.length;
    }
    this.#text += escapeText(clean.slice(from));
  }

  /** The id of an element that is not written. */
  #writeAnchorOf(element: Element): void {
    this.#reading.keepAnchor(element);
    if (this.#kind !== 'flow') this.writeAnchors();
  }

  /** Writes the ids that wait for an element. */
  writeAnchors(): void {
    const { anchors } = this.#reading;
    if (anchors.length === 0) return;
    for (const id of anchors.splice(0)) this.#text += `<span id="${escapeText(id)}"></span>`;
  }
}

function soundLink(address: string, { title }: Element['attributes']): Element {
  const children = [title ?? 'Sound'];
  return makeElement('a', { href: address }, children);
}

/** Elements with words directly in them. */
const lineStarts: ReadonlySet<string> = new Set(
  'p h2 h3 h4 h5 h6 li dt dd td th figcaption summary div blockquote pre caption address'.split(' '),
);

function startsWithLineEnd([first]: readonly Node[]): boolean {
  return isElement(first) ? startsWithLineEnd(first.children) : (first?.startsWith('\n') ?? false);
}

function escapeText(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text;
}
