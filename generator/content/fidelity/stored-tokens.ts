import type { LinkPlace } from '../html/links.ts';
import type { LinkRef, MediaRef, RichText, StoredBlock } from '../stored-blocks.ts';
import { foldWords } from './fold-words.ts';
import { pictureToken, readTokens } from './read-tokens.ts';

/**
 * Reads the words and pictures of stored blocks, in the order of the page. Sections have none here.
 */
export function storedTokens(
  blocks: readonly StoredBlock[],
  {
    place,
    isOwn = false,
  }: { readonly place: LinkPlace /** Without inner blocks. */; readonly isOwn?: boolean },
): readonly string[] {
  const tokens: string[] = [];
  const visit = (value: unknown, key: string): void => {
    // An embed shows a plain caption as its title.
    if (typeof value === 'string' && key === 'title') for (const word of foldWords(value)) tokens.push(word);
    if (typeof value !== 'object' || value === null) return;
    if (isReference(value)) read(value, key);
    else if (Array.isArray(value)) for (const item of value) visit(item, key);
    else if (!('settings' in value)) {
      for (const [name, item] of Object.entries(value))
        if (!(isOwn && name === 'children')) visit(item, name);
    }
  };
  const read = (ref: Reference, key: string): void => {
    if (ref.ref === 'html') for (const token of readTokens(joinRefs(ref), place).tokens) tokens.push(token);
    else if (ref.ref === 'media') tokens.push(pictureToken(ref.path));
    // The file of a player.
    else if (key === 'src' && ref.isInternal) tokens.push(pictureToken(ref.to.replace(/[?#].*/, '')));
  };
  visit(blocks, '');
  return tokens;
}

/** Joins html with its references before their targets are known. */
function joinRefs({ parts, refs }: RichText): string {
  if (refs.length === 0) return parts.join('');
  return parts
    .map((part, index) => {
      const ref = refs[index];
      return ref === undefined ? part : part + escapeText(ref.ref === 'media' ? ref.path : ref.to);
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

type Reference = MediaRef | RichText | LinkRef;

function isReference(value: object): value is Reference {
  return 'ref' in value && (value.ref === 'html' || value.ref === 'media' || value.ref === 'link');
}
