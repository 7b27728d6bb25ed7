/** So many things were looked at, and so many of them are wrong. */
export interface Answer {
  readonly seen: number;
  readonly faults: readonly string[];
}

// All of these run in the page.

/** Visible texts that are smaller than `least` as shown: the text of a drawing is scaled with it. */
export function findSmallText(least: number): Answer {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  let seen = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (parent.closest('script, style, noscript, .visually-hidden, sub, sup') !== null) continue;
    const drawn = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = Math.round(Number.parseFloat(getComputedStyle(parent).fontSize) * drawn * 100) / 100;
    seen += 1;
    if (size < least) faults.push(`${size} px "${text.slice(0, 40)}"`);
  }
  return { seen, faults };
}

/** Words on two lines that would fit on one of 300 px, but not those of addresses; of the names of facts all such words. */
export function findBrokenWords(within: string): Answer {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  let seen = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.offsetWidth < 2) continue;
    if (parent.closest('script, style, noscript, .visually-hidden, svg') !== null) continue;
    if (parent.closest(within) === null) continue;
    const text = (node.textContent ?? '').replace(/\S*(:\/\/|@)\S*/g, (address) =>
      ' '.repeat(address.length),
    );
    for (const { 0: word, index } of text.matchAll(/[^\s/–—·-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      seen += 1;
      const isFact = parent.matches('main dt');
      // A drop cap is beside the rest of its word.
      const first = parts[0];
      const isBroken = first && parts.some(({ top }) => top > first.top + 0.6 * first.height);
      if (isBroken && (isFact || width < 300)) faults.push(word);
    }
  }
  return { seen, faults };
}

/** Ways from the home page on more than one line. */
export function findFoldedWay(): Answer {
  const ways = [...document.querySelectorAll('nav[aria-label="Breadcrumbs"]')];
  const faults = ways.flatMap((way) => {
    const shown = [...way.querySelectorAll('li')].filter((item) => item.checkVisibility());
    const bottoms = shown.map((item) => item.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - Math.min(...bottoms) < 10 ? [] : [way.textContent ?? ''];
  });
  return { seen: ways.length, faults };
}

/** Cards without a link near one of their corners or sides. */
export function findDeadCards(): Answer {
  const cards = [...document.querySelectorAll('main article, main li[data-place]')];
  const faults = cards.flatMap((card) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = card.getBoundingClientRect();
    const places = [0.1, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })));
    const dead = places.filter(
      ({ x, y }) =>
        !document
          .elementFromPoint(left + width * x, top + height * y)
          ?.closest('a')
          ?.hasAttribute('href'),
    );
    return dead.map(({ x, y }) => `${card.textContent?.slice(0, 40)} at ${x}, ${y}`);
  });
  return { seen: cards.length, faults };
}

/** Visible pictures of which `sizes` says another width than that of the whole picture as shown. */
export function findWrongSizes(): Answer {
  const inPixels = (length: string): number => {
    const ruler = document.createElement('div');
    ruler.style.cssText = `position: absolute; width: ${length}`;
    document.body.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  };
  const faults: string[] = [];
  let seen = 0;
  for (const source of document.querySelectorAll<HTMLSourceElement>('main source[type="image/avif"]')) {
    const image = source.parentElement?.querySelector('img');
    const box = image?.getBoundingClientRect();
    if (!image || !box || box.width === 0) continue;
    const length = source.sizes
      .split(/,\s*(?![^(]*\))/)
      .map((item) => /^(\(min-width[^)]*\)|\(orientation[^)]*\))?\s*(.*)$/.exec(item))
      .find((item) => item?.[1] === undefined || window.matchMedia(item[1]).matches)?.[2];
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isCut = getComputedStyle(image).objectFit === 'cover';
    const says = inPixels(length ?? '100vw');
    const needs = isCut ? Math.max(box.width, box.height * ratio) : box.width;
    // In portrait the opening picture is content with less: see HeroBanner.
    const least = image.loading === 'eager' && innerHeight > innerWidth ? 0.35 : 0.85;
    seen += 1;
    if (says < needs * least || says > needs * 1.5)
      faults.push(`${image.currentSrc}: ${Math.round(says)} for ${Math.round(needs)} px`);
  }
  return { seen, faults };
}

/** Opening pictures of which the point that the style attribute names is elsewhere in their crop, or behind words. Sees cropped ones. */
export function findLostFocus(): Answer {
  const faults: string[] = [];
  let seen = 0;
  scrollTo({ top: 0, behavior: 'instant' });
  for (const image of document.querySelectorAll<HTMLImageElement>(
    'section:has(h1[class^="HeroBanner"]) img',
  )) {
    const [left = 50, top = 50] = (image.style.getPropertyValue('--focal').match(/\d+/g) ?? []).map(Number);
    const box = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const width = Math.max(box.width, box.height * ratio);
    const height = width / ratio;
    const shown = getComputedStyle(image).objectPosition.match(/[\d.]+/g) ?? [];
    const [shownX = 50, shownY = 50] = shown.map(Number);
    const x = box.left + ((box.width - width) * shownX) / 100 + (width * left) / 100;
    const y = box.top + ((box.height - height) * shownY) / 100 + (height * top) / 100;
    const over = document.elementsFromPoint(x, y).find((one) => one.matches('header, p, h1, a, img'));
    // In a crop as in the picture: so far from the left and from the top.
    const offBy = Math.hypot(x - box.left - (box.width * left) / 100, y - box.top - (box.height * top) / 100);
    if (width > box.width + 1 || height > box.height + 1) seen += 1;
    if (over?.localName !== 'img' || offBy > 2)
      faults.push(`${offBy} px off, ${over?.localName ?? 'nothing'} there`);
  }
  return { seen, faults };
}

/** On paper: what can only be pressed, and texts that are too pale. */
export function findPrintFaults(): Answer {
  const controls = 'body > header, footer nav, .skip-link, main :is(button, nav, search, fieldset)';
  const pressed = [...document.querySelectorAll(controls)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  const texts = [...document.querySelectorAll('h1, h2, h3, p, th, td, dt, dd, li')];
  const pale = texts.filter((text) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(text).color.match(/\d+/g)?.map(Number) ?? [];
    const light = (part: number): number => (part / 255) ** 2.2;
    const contrast = 1.05 / (0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05);
    return text.closest('[data-island]') === null && contrast < 4.5;
  });
  const faults = [...pressed, ...pale].map(({ outerHTML }) => outerHTML.slice(0, 100));
  if (document.querySelectorAll('h1').length !== 1) faults.push('not one title');
  return { seen: texts.length, faults };
}
