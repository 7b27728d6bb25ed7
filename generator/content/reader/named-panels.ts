import { type Element, findElement, findElements, makeElement } from './tree.ts';
import { isAllTaken } from './understood.ts';

/** Puts the name of each tab before its panel, as in an accordion. Undefined where more is in the tabs, or names and panels differ in number. */
export function namedPanels(tabs: Element): Element | undefined {
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
