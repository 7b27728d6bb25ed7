import { z } from 'zod';
import type { Author } from '../content.ts';
import type { EntryContext } from '../html/context.ts';
import { id, plain, raw } from './field-schemas.ts';

export const authorNode = z
  .object({ node: z.object({ databaseId: id, name: plain, slug: raw }).nullish() })
  .nullish();

/**
 * Reads the public name of an author. WordPress takes the login name for it until somebody chooses another, and makes the
 * slug of it for good: such a name is not shown, nor is an e-mail address.
 */
export function publicAuthor(
  author: z.output<typeof authorNode>,
  field: { readonly sent: string },
  _node: unknown,
  { entry, warn }: Pick<EntryContext, 'entry' | 'warn'>,
): Author | null {
  if (!author?.node) return null;
  const { databaseId, name, slug } = author.node;
  if (name !== '' && !name.includes('@') && name.toLowerCase() !== slug) return { id: databaseId, name };
  warn({
    message: 'The name of the author is empty, an e-mail address or a login name: it is not shown',
    cause: 'Names of authors are not shown: they are empty, e-mail addresses or login names',
    entry,
    field: field.sent,
    hint: 'Choose another name to display in the profile of the user in the CMS, such as first and last name.',
  });
  return null;
}
