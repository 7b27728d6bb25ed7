import { DomUtils, parseDocument } from 'htmlparser2';
import { wrongStyles } from './allowed-styles.ts';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** The allowed elements of a page: those of the templates, and of editor html. */
const tags = new Set(
  `html head meta link title script body a header nav main footer aside section article search address svg path rect
  h1 h2 h3 h4 h5 h6 p div span ul ol li dl dt dd blockquote cite q figure figcaption picture source img video audio track
  table caption colgroup col thead tbody tfoot tr th td details summary button form fieldset legend label input select option
  b i em strong s u small sub sup mark code kbd samp var pre abbr time br hr wbr del ins dfn bdi bdo ruby rt rp`.split(
    /\s+/,
  ),
);

const attributes = new Set(
  `abbr alt as autocomplete charset checked class colspan content controls crossorigin d datetime decoding default dir download
  fetchpriority fill focusable height href hreflang http-equiv id imagesizes imagesrcset kind label lang loading loop media muted
  name open playsinline popover popovertarget poster preload preserveaspectratio property rel reversed role rowspan scope sizes
  span src srclang srcset start style tabindex target title type value viewbox width x y rx stroke stroke-width
  blocking aria-current aria-hidden aria-label aria-labelledby aria-describedby aria-live hidden
  data-brief data-calendar data-clock data-date data-days data-times data-enhance data-group data-hydrate data-island data-kinds data-module data-offer data-often
  data-access data-clear data-end data-families data-free data-id data-programme data-zone data-href data-no-prefetch
  data-agenda data-cancelled data-events data-from data-mark data-none data-part data-sold-out data-summary
  data-opening data-place data-props data-says data-season data-stylesheet data-table
  data-wait data-when data-popup data-font-script data-font-timeout data-search data-browse action placeholder enterkeyhint`.split(
    /\s+/,
  ),
);

/** Ids of our templates; all others come from an editor and have a prefix. */
const ids =
  /^(c-.+|main|site-menu|error-title|place-filter|month-\d{4}-\d{2}|places(-\w+)?|opening-hours|past|programme|pier-[a-z-]+)$/;

/**
 * Describes everything on a page that is not allowed; empty for a page as made by the templates and
 * the sanitiser.
 */
export function findBreaches(html: string): string[] {
  const page = parseDocument(html);
  const elements = DomUtils.findAll(() => true, page.children);
  const counts = new Map<string, number>();
  for (const { attribs } of elements)
    if (attribs.id !== undefined) counts.set(attribs.id, (counts.get(attribs.id) ?? 0) + 1);
  return [
    ...elements.flatMap(breachesOf),
    ...[...counts].flatMap(([id, count]) => [
      ...(count > 1 ? [`id ${id} is there ${count} times`] : []),
      ...(ids.test(id) ? [] : [`id ${id} is not ours and has no prefix`]),
    ]),
    ...(elements.filter(isOuterFooter).length === 1 ? [] : ['the footer is not the one in the body']),
  ];
}

function isOuterFooter({ name, parent }: Element): boolean {
  return name === 'footer' && parent !== null && 'name' in parent && parent.name === 'body';
}

function breachesOf(element: Element): string[] {
  const { name, attribs } = element;
  const unknown = Object.keys(attribs).filter((attribute) => !attributes.has(attribute));
  const where = `<${name} ${JSON.stringify(attribs)}>`;
  const { href, style, target, rel = '' } = attribs;
  return [
    ...(tags.has(name) ? [] : ['the element']),
    ...unknown.map((attribute) => `the attribute ${attribute}`),
    ...(name === 'script' && !isOurScript(element) ? ['the script'] : []),
    ...(name === 'meta' && !isOurMeta(attribs) ? ['the meta'] : []),
    ...(name === 'form' && !isOurForm(attribs) ? ['the form'] : []),
    ...(href === undefined || isSafeLink(href) ? [] : ['the link']),
    ...sourcesOf(attribs)
      .filter((source) => !/^\/(?!\/)/.test(source))
      .map((source) => `the source ${source}`),
    ...(style === undefined ? [] : wrongStyles(style).map((declaration) => `the style ${declaration}`)),
    ...(target === undefined || (target === '_blank' && /\bnoopener\b/.test(rel)) ? [] : ['the target']),
  ].map((breach) => `${breach} in ${where.slice(0, 300)}`);
}

/** The search's, or one that sends nothing. */
function isOurForm({ class: _, action, ...others }: Element['attribs']): boolean {
  return Object.keys(others).length === 0 && (action === undefined || action === '/search/');
}

/** Of our origin, or data that cannot end its own script. */
function isOurScript({ attribs, children }: Element): boolean {
  if (attribs.type === 'module')
    return /^\/_assets\/[\w.-]+\.js$/.test(attribs.src ?? '') && children.length === 0;
  const text = DomUtils.textContent(children);
  return attribs.type === 'application/ld+json' && attribs.src === undefined && !/[<\u2028\u2029]/.test(text);
}

function isOurMeta(attribs: Element['attribs']): boolean {
  return attribs['http-equiv'] === undefined || /^content-security-policy$/i.test(attribs['http-equiv']);
}

/** Nothing that runs, nothing that hides its host behind a user name. */
function isSafeLink(href: string): boolean {
  return (
    /^(https?:\/\/[^/?#@\\]+([/?#]|$)|mailto:|tel:|\/(?![/\\])|#)/.test(href) && !/[\p{Cc}<>"]/u.test(href)
  );
}

function sourcesOf({ src, poster, srcset = '', imagesrcset = '' }: Element['attribs']): string[] {
  const candidates = `${srcset},${imagesrcset}`
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '');
  return [src ?? '', poster ?? '', ...candidates].filter((source) => source !== '');
}
