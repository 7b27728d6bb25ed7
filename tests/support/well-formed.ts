import { Parser } from 'htmlparser2';

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Finds html that parsers have to correct: tags that are closed by others, closed without being
 * open, or never. Empty for html with all its end tags.
 */
export function findGuesses(html: string): string[] {
  const guesses: string[] = [];
  const parser = new Parser({
    onopentag: (name, _attributes, isImplied) => {
      if (isImplied) guesses.push(`<${name}> is opened by another tag`);
    },
    onclosetag: (name, isImplied) => {
      // Within a drawing, elements end as they do in XML.
      if (isImplied && !voidTags.has(name)) guesses.push(`<${name}> is not closed where it ends`);
    },
  });
  parser.end(html);
  return guesses;
}
