import { parseJson } from '../../util/parse-json.ts';
import { hasContent } from './has-content.ts';
import {
  type Element,
  findElement,
  findElements,
  hasClass,
  isElement,
  makeElement,
  type Node,
} from './tree.ts';
import { isAllTaken } from './understood.ts';

/**
 * Returns the element of html that the script of a plugin would make of an empty one: of AMP, Elementor and Jetpack, which write the
 * address in attributes. Undefined for any other.
 */
export function scriptedElement(element: Element): Element | undefined {
  const { tag, attributes } = element;
  switch (tag) {
    case 'amp-youtube':
      return withRest(element, youTube(attributes));
    case 'amp-vimeo':
      return withRest(element, vimeo(attributes));
    case 'amp-iframe':
      return withRest(element, frameOf(attributes.src ?? '', attributes.title));
    case 'amp-video':
      return withRest(element, makeElement('video', attributes, element.children.filter(isOwn), true));
    case 'amp-audio':
      return withRest(element, makeElement('audio', attributes, element.children.filter(isSource)));
    case 'amp-img':
      return withRest(element, { ...element, children: element.children.filter(isOwn) });
    case 'picture':
      return element.hasStructure ? undefined : pictureOfSource(element);
    case 'map':
      return linksOf(element);
    case 'a':
      return hasContent(element) ? undefined : linkedPicture(element);
    default:
      if (hasClass(element, 'wp-block-tabs')) return namedPanels(element);
      return hasClass(element, 'elementor-widget-video') ? elementorFilm(element) : slideshow(element);
  }
}

function youTube({ 'data-videoid': id = '', title }: Element['attributes']): Element {
  return frameOf(`https://www.youtube.com/embed/${id}`, title);
}

function vimeo({ 'data-videoid': id = '', title }: Element['attributes']): Element {
  return frameOf(`https://player.vimeo.com/video/${id}`, title);
}

/** Puts what follows an element that was never closed, and is in it, after it. */
function withRest(element: Element, made: Element): Element {
  const rest = element.children.filter((node) => !isOwn(node));
  return rest.some(hasContent) ? makeElement('div', {}, [made, ...rest]) : made;
}

/** Its files, and what AMP shows before it is loaded or in its place. */
function isOwn(node: Node): boolean {
  if (!isElement(node)) return false;
  const { placeholder, fallback, 'data-twin': twin, class: classList = '' } = node.attributes;
  const marks = [placeholder, fallback, twin];
  return isSource(node) || marks.some((mark) => mark !== undefined) || classList.startsWith('i-amphtml');
}

function isSource(node: Node): boolean {
  return isElement(node) && (node.tag === 'source' || node.tag === 'track');
}

function frameOf(src: string, title = ''): Element {
  return makeElement('iframe', { src, title }, [], true);
}

function pictureOf(src: string, alt = ''): Element {
  return makeElement('img', { src, alt }, [], true);
}

/** Of a picture without an `img`, which lazy loading would add. */
function pictureOfSource(element: Element): Element | undefined {
  const source = findElement(element, ({ tag }) => tag === 'source');
  return source && withRest(element, makeElement('img', { ...source.attributes, alt: '' }, [], true));
}

/** The areas of a picture that are links, as a list. */
function linksOf(element: Element): Element {
  const areas = findElements(
    element,
    ({ tag, attributes }) => tag === 'area' && attributes.href !== undefined,
  );
  const items = areas.map(({ attributes: { href = '', alt, title } }) =>
    makeElement('li', {}, [makeElement('a', { href }, [alt || title || href])]),
  );
  const others = element.children.filter((node) => !isElement(node) || node.tag !== 'area');
  return makeElement('div', {}, items.length === 0 ? others : [...others, makeElement('ul', {}, items)]);
}

/** A link to a picture without words is shown as that picture. */
function linkedPicture(element: Element): Element | undefined {
  const { href = '' } = element.attributes;
  if (!/\.(jpe?g|png|gif|webp|avif)$/i.test(href)) return undefined;
  const named = findElement(element, ({ attributes }) => attributes['aria-label'] !== undefined);
  return makeElement('a', element.attributes, [pictureOf(href, named?.attributes['aria-label'])]);
}

function elementorFilm(element: Element): Element | undefined {
  if (element.hasStructure) return undefined;
  const settings = parseJson(element.attributes['data-settings'] ?? '');
  if (typeof settings !== 'object' || settings === null) return undefined;
  const address: unknown = Reflect.get(settings, 'youtube_url') ?? Reflect.get(settings, 'vimeo_url');
  return typeof address === 'string' ? frameOf(address) : undefined;
}

const mostPictures = 200;

/** "[{"src":"https:…","caption":"…"}]" */
function slideshow(element: Element): Element | undefined {
  const json = element.attributes['data-gallery'];
  const pictures = json === undefined || element.hasStructure ? undefined : parseJson(json);
  if (!Array.isArray(pictures)) return undefined;
  const children = pictures.slice(0, mostPictures).flatMap((picture: unknown) => {
    if (typeof picture !== 'object' || picture === null || !('src' in picture)) return [];
    const alt: unknown = Reflect.get(picture, 'alt') ?? Reflect.get(picture, 'title');
    return typeof picture.src === 'string'
      ? [pictureOf(picture.src, typeof alt === 'string' ? alt : '')]
      : [];
  });
  return children.length === 0 ? undefined : makeElement(element.tag, element.attributes, children);
}

/** Puts the name of each tab before its panel, as in an accordion. Undefined where more is in the tabs, or names and panels differ in number. */
function namedPanels(tabs: Element): Element | undefined {
  const list = findElement(tabs, hasRole('tablist'));
  const panels = findElements(tabs, hasRole('tabpanel'));
  const names = list === undefined ? [] : findElements(list, hasRole('tab'));
  if (list === undefined || names.length === 0 || names.length !== panels.length) return undefined;
  if (!isAllTaken(tabs, new Set([list, ...panels])) || !isAllTaken(list, new Set(names))) return undefined;
  const children = panels.map(({ attributes: { id }, children: contents }, index) =>
    makeElement('details', { ...(id !== undefined && { id }), ...(index === 0 && { open: '' }) }, [
      makeElement('summary', {}, names[index]?.children),
      ...contents,
    ]),
  );
  return makeElement('div', tabs.attributes, children);
}

function hasRole(role: string): (element: Element) => boolean {
  return ({ attributes }) => attributes.role === role;
}
