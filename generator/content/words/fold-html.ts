import { foldWords, longestWord } from '../../../client-runtime/search/words/fold-words.ts';
import { endsWord, htmlToText, phrasingTags, silentTags } from '../html/text.ts';
import { isPlain } from './fold-text.ts';

/** Lists the folded words of safe html, most of it without parsing: its attributes have no `<` and no `>`. */
export function foldHtml(html: string, spelling?: RegExp): readonly string[] {
  if (!isPlain(html) || unusual.test(html)) return foldWords(htmlToText(html), spelling);
  const words: string[] = [];
  const lower = html.toLowerCase().replace(tagsInLines, '');
  const text = spelling ? lower.replace(spelling, '$1') : lower;
  for (const part of text.match(parts) ?? [])
    if (!part.startsWith('<') && !part.startsWith('&')) words.push(part.slice(0, longestWord));
  return words;
}

/** Tags whose contents are not shown, and references that may be letters. */
const unusual = new RegExp(`<(?:${[...silentTags].join('|')})\\b|&(?!(?:amp|lt|gt|quot|nbsp);)`, 'i');
/** They part no words. */
const tagsInLines = new RegExp(
  `</?(?:${[...phrasingTags].filter((tag) => !endsWord(tag)).join('|')})(?=[\\s/>])[^<>]*>`,
  'g',
);
const parts = /<[^<>]*>|&[a-z]+;|[a-z0-9]+/g;
