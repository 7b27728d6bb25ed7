import { DomUtils, parseDocument } from 'htmlparser2';
import * as z from 'zod';

/** An address that a page names. */
export interface NamedAddress {
  readonly address: string;
  /** The element with the address: "img[srcset]", "a[href]". */
  readonly where: string;
  /** True for what the browser fetches, or may fetch, by itself. */
  readonly isLoaded: boolean;
}

export interface PageAddresses {
  readonly addresses: readonly NamedAddress[];
  /** The targets of fragments. */
  readonly anchors: ReadonlySet<string>;
}

type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Attributes with one address, wherever they stand. */
const single = [
  'href',
  'src',
  'poster',
  'action',
  'formaction',
  'cite',
  'data',
  'data-module',
  'data-stylesheet',
  'data-hydrate',
  'data-popup',
  'data-font-script',
];

const candidates = ['srcset', 'imagesrcset'];

/** Relations of a `link` that only point somewhere. */
const pointing = /^(canonical|alternate|author|license|next|prev|help)$/;

/** All addresses in the html of a page, those in the settings of its islands and in its structured data too. */
export function addressesOf(html: string): PageAddresses {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  return {
    addresses: elements.flatMap((element) => [
      ...namedBy(element),
      ...inSettings(element),
      ...inMeta(element),
      ...inStructuredData(element),
    ]),
    anchors: new Set(
      elements.flatMap(({ name, attribs }) =>
        [attribs.id ?? [], name === 'a' ? (attribs.name ?? []) : []].flat(),
      ),
    ),
  };
}

function namedBy({ name, attribs }: Element): NamedAddress[] {
  const isLoaded =
    !['a', 'area', 'blockquote', 'q', 'form', 'button'].includes(name) && !isPointing(name, attribs.rel);
  const read = (attributes: readonly string[], split: (value: string) => readonly string[]): NamedAddress[] =>
    attributes.flatMap((attribute) =>
      split(attribs[attribute] ?? '').map((address) => ({
        address,
        where: `${name}[${attribute}]`,
        isLoaded,
      })),
    );
  return [
    ...read(single, (value) => (value === '' ? [] : [value])),
    ...read(candidates, (value) =>
      [...value.matchAll(/(\S+)\s+[\d.]+[wx]/g)].flatMap(([, address]) => address ?? []),
    ),
  ];
}

function isPointing(name: string, relation: string | undefined): boolean {
  return name === 'link' && pointing.test(relation ?? '');
}

const pictureSources = z.object({ stem: z.string(), avif: z.array(z.number()) });

/** An island gets its settings as JSON; what begins with a slash in it is an address of ours. */
function inSettings({ name, attribs }: Element): NamedAddress[] {
  const settings = attribs['data-props'];
  if (settings === undefined) return [];
  return textsIn(JSON.parse(settings))
    .filter((text) => /^\/[^\s<]*$/.test(text))
    .map((address) => ({ address, where: `${name}[data-props]`, isLoaded: false }));
}

function inMeta({ name, attribs }: Element): NamedAddress[] {
  const { content = '' } = attribs;
  const subject = attribs.property ?? attribs.name ?? '';
  if (name !== 'meta' || !/^https?:\/\/\S+$/.test(content)) return [];
  return [{ address: content, where: `meta[${subject}]`, isLoaded: false }];
}

/** Things are called by addresses with a fragment of their own, which no page has to have. */
function inStructuredData(element: Element): NamedAddress[] {
  if (element.attribs.type !== 'application/ld+json') return [];
  return textsIn(JSON.parse(DomUtils.textContent(element)))
    .filter((text) => /^https?:\/\/\S+$/.test(text))
    .map((address) => ({ address: address.replace(/#.*/, ''), where: 'structured data', isLoaded: false }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { data: sources } = pictureSources.safeParse(value);
  return sources === undefined ? Object.values(value).flatMap(textsIn) : filesOf(sources);
}

/** A picture names its files by what they have in common. */
function filesOf({ stem, avif }: z.infer<typeof pictureSources>): string[] {
  return avif.map((width) => `${stem}-${width}.avif`);
}
