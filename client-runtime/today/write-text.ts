/** Writes the text of an element, if it is another: screen readers say a change again. */
export function writeText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
