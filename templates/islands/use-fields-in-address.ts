import { inPlace, onAddressChange, readQuery, writeQuery } from 'boardwalk/runtime';
import { type RefObject, useCallback, useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Synchronises the fields of a filter with the query of the address, by the fields' names: a link,
 * Back and a reload restore the choice. Calls `apply` after every change. Returns a function to
 * call after the visitor has changed a field.
 */
export function useFieldsInAddress(filter: RefObject<HTMLElement | null>, apply: () => void): () => void {
  const tell = useCallback(() => {
    writeQuery(valuesOf(fieldsIn(filter.current)));
    apply();
  }, [filter, apply]);

  useEffect(() => {
    const follow = () => {
      fill(fieldsIn(filter.current));
      inPlace(filter.current, apply);
    };
    // A choice made before hydration counts as well, unless the address has a value.
    const values = valuesOf(fieldsIn(filter.current));
    if (hasChoice(readQuery(Object.keys(values)))) follow();
    else if (hasChoice(values)) inPlace(filter.current, tell);
    else tell();
    return onAddressChange(follow);
  }, [filter, apply, tell]);

  return tell;
}

/** Empties the fields, and selects everything. */
export function clearFields(filter: HTMLElement | null): void {
  for (const field of fieldsIn(filter)) choose(field, '');
}

export function fieldsIn(filter: HTMLElement | null): readonly Field[] {
  return [...(filter?.querySelectorAll<Field>('select, input') ?? [])];
}

/** By name; of radio buttons, the value of the selected one; of a box without a tick, ''. */
export function valuesOf(fields: readonly Field[]): Readonly<Record<string, string>> {
  const chosen = fields.filter((field) => field.type !== 'radio' || isTicked(field));
  return Object.fromEntries(
    chosen.map((field) => [field.name, field.type === 'checkbox' && !isTicked(field) ? '' : field.value]),
  );
}

function hasChoice(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).some((value) => value !== '');
}

function isTicked(field: Field): boolean {
  return 'checked' in field && field.checked;
}

function fill(fields: readonly Field[]): void {
  const values = readQuery(fields.map(({ name }) => name));
  for (const field of fields) choose(field, values[field.name] ?? '');
  // An address may contain an unknown value: then everything is selected.
  const known = valuesOf(fields);
  for (const field of fields) if (!known[field.name]) choose(field, '');
}

function choose(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    field.checked = field.value === value;
  else field.value = value;
}
