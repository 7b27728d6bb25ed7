import type { Page } from 'playwright-core';

/** Describes everything that is wider than the view, sticks out of it or is cut at a side. Empty when the page fits. */
export function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(lookForCutOff);
}

/** Runs in the page. */
function lookForCutOff(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways: ${root.scrollWidth} px`);

  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  // What is not drawn until it is near has the place that it had in a view of another width.
  const skipped = elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto');
  for (const { style } of skipped) style.contentVisibility = 'visible';
  const frames = new Set<Element>(
    elements.filter((element) => getComputedStyle(element).overflowX !== 'visible'),
  );
  for (const element of document.body.querySelectorAll('img, video, input, select, button')) {
    look(element, element.getBoundingClientRect());
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement === null || text.textContent?.trim() === '') continue;
    range.selectNodeContents(text);
    look(text.parentElement, range.getBoundingClientRect());
  }
  for (const { style } of skipped) style.contentVisibility = '';
  return found;

  function look(element: Element, { left, right, width, height }: DOMRect): void {
    if (width <= 1 || height <= 1) return;
    const frame = frameOf(element);
    const edges = frame?.getBoundingClientRect() ?? { left: 0, right: root.clientWidth };
    // A pixel, for fractions.
    if (left >= edges.left - 1 && right <= edges.right + 1) return;
    if (isHidden(element) || (frame !== null && showsPart(frame))) return;
    const name = element.getAttribute('src') ?? element.textContent?.trim().slice(0, 40) ?? '';
    found.push(`${element.localName} "${name}" from ${Math.round(left)} to ${Math.round(right)} px`);
  }

  /** The box that the element is seen in; null when that is the view. A picture is cut inside its own box on purpose. */
  function frameOf(element: Element): Element | null {
    let box = element.matches('img, video, input') ? element.parentElement : element;
    while (box !== null && !frames.has(box)) box = box.parentElement;
    return box;
  }

  function isHidden(element: Element): boolean {
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** True for a box that scrolls, that ends a long line with dots, that is for screen readers only, or that is a map. */
  function showsPart(frame: Element): boolean {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(frame);
    if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return true;
    return clipPath !== 'none' || frame.matches('.leaflet-container, [aria-roledescription="carousel"] *');
  }
}
