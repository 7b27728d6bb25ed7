import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Session } from '../server/session.ts';
import type { Wordpress } from '../server/start-wordpress.ts';
import { type AnsweredPage, type Form, readForm, send, visit } from './form.ts';
import { postTypeOf } from './kinds.ts';

/** Switches the block editor off, as the plugin "Classic Editor" does: the forms of WordPress that work without script. */
export async function useClassicEditor({ content }: Pick<Wordpress, 'content'>): Promise<void> {
  const code = `<?php add_filter( 'use_block_editor_for_post', '__return_false' );`;
  await writeFile(path.join(content, 'mu-plugins/classic.php'), code);
}

/** The form of an entry, with the box of the plugin. */
export interface OpenedForm {
  readonly page: AnsweredPage;
  readonly form: Form;
  readonly id: number;
  /** Reads what stands in a field of the box. */
  readonly shownIn: (meta: string) => string | null;
}

/** Opens a new entry of a post type, or the entry with this id. */
export async function openForm(session: Session, entry: string | number): Promise<OpenedForm> {
  const path =
    typeof entry === 'string'
      ? `post-new.php?post_type=${postTypeOf(entry)}`
      : `post.php?post=${entry}&action=edit`;
  return readOpened(await visit(session, `/wp-admin/${path}`));
}

/** Types into the box by the names of the fields and presses "Publish" or "Update". Returns the form as it is shown then. */
export async function saveForm(
  session: Session,
  { form, id }: OpenedForm,
  typed: Readonly<Record<string, string>>,
): Promise<OpenedForm> {
  for (const [meta, value] of Object.entries(typed)) form.values.set(`boardwalk[${meta}]`, value);
  if (!form.values.get('post_title')) form.values.set('post_title', `Entry ${id}`);
  form.values.set('publish', 'Publish');
  return readOpened(await send(session, form));
}

function readOpened(page: AnsweredPage): OpenedForm {
  if (page.status !== 200) throw new Error(`The form is answered by ${page.status}: ${page.text}`);
  const form = readForm(page.html, 'post_ID');
  return {
    page,
    form,
    id: Number(form.values.get('post_ID')),
    shownIn: (meta) => form.values.getAll(`boardwalk[${meta}]`).at(-1) ?? null,
  };
}
