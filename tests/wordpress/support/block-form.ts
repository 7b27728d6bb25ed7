import type { Locator } from 'playwright-core';
import type { Editor } from './editor.ts';

/** Shows the settings of the chosen block and returns the form of its content. */
export async function openBlockForm({ page }: Editor): Promise<Locator> {
  const settings = page.getByRole('region', { name: 'Editor settings' });
  await settings.getByRole('tab', { name: 'Block' }).click();
  const form = settings.locator('.boardwalk-block-form');
  await form.waitFor();
  return form;
}

/** Fills inputs by their labels. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

/** The fields of an attribute that has several, such as a link or rows, by its label. */
export function groupOf(form: Locator, label: string): Locator {
  return form.getByRole('group', { name: label, exact: true });
}

/** Adds a row by the button of its list, and returns it. */
export async function addRow(form: Locator, { list, one }: { list: string; one: string }): Promise<Locator> {
  const group = groupOf(form, list);
  await group.getByRole('button', { name: `Add ${one}`, exact: true }).click();
  return group.locator(':scope > ol > li').last();
}

/** Chooses a file of the library, by its title. */
export async function chooseFile(
  { page }: Editor,
  form: Locator,
  { label, file }: { label: string; file: string },
): Promise<void> {
  await form.getByRole('button', { name: `Choose from the library: ${label}`, exact: true }).click();
  const library = page.getByRole('dialog').filter({ hasText: 'Media Library' });
  await library.getByRole('tab', { name: 'Media Library' }).click();
  await library.getByRole('checkbox', { name: file, exact: true }).click();
  await library.getByRole('button', { name: 'Select', exact: true }).click();
  await form.getByRole('button', { name: `Remove: ${label}`, exact: true }).waitFor();
}

/** Searches for an entry or a term, and takes the one with this name. */
export async function chooseEntry(
  form: Locator,
  { label, name }: { label: string; name: string },
): Promise<void> {
  await form.getByRole('combobox', { name: label, exact: true }).fill(name);
  await form.getByRole('option', { name, exact: true }).click();
}
