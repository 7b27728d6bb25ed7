import { searchWords } from '../../words/site/search-words.ts';
export interface Combobox {
  readonly field: HTMLInputElement;
  readonly list: HTMLElement;
  /** Empties the list. */
  readonly close: () => void;
}

export interface Keys {
  /** Call it when the options have changed: none is chosen any more. */
  readonly update: () => void;
}

/**
 * Makes a field and its list of options a combobox: arrows choose, Enter opens, Escape closes. The
 * focus stays in the field.
 */
export function followKeys({ field, list, close }: Combobox): Keys {
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', list.id);
  Object.assign(list, { role: 'listbox', ariaLabel: searchWords.list });
  let chosen: HTMLAnchorElement | undefined;

  const choose = (option?: HTMLAnchorElement): void => {
    if (chosen) chosen.ariaSelected = 'false';
    chosen = option;
    field.setAttribute('aria-activedescendant', option?.id ?? '');
    if (!option) return;
    option.ariaSelected = 'true';
    option.scrollIntoView({ block: 'nearest' });
  };
  const update = (): void => {
    field.ariaExpanded = String(list.hasChildNodes());
    choose();
  };

  field.addEventListener('keydown', (event) => {
    const options = [...list.querySelectorAll('a')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const place = chosen ? options.indexOf(chosen) : -1;
      // From the field to the first or the last, and from there back into the field.
      choose(options.at(place === -1 && step < 0 ? -1 : place + step < 0 ? options.length : place + step));
    } else if (event.key === 'Enter' && chosen) chosen.click();
    else if (event.key !== 'Escape' || !options[0]) return;
    else close();
    event.preventDefault();
  });
  // A click, on the scrollbar too, must not take the focus from the field: the list would be closed.
  list.parentElement?.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);
  field.addEventListener('blur', close);
  update();
  return { update };
}
