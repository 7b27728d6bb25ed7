import type { Answer } from '../../../client-runtime/search/search-index.ts';
import { spellings } from '../../../client-runtime/search/words/spellings.ts';
import type { Language } from '../../../words/languages.ts';
import { termsOf } from '../../../words/search/terms-of.ts';
import { htmlToText } from '../../content/html/text.ts';
import { nameEntry } from '../../content/name-entry.ts';
import { hrefOf, searchPath } from '../../content/paths.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import type { RichText } from '../../content/stored-blocks.ts';
import { foldText } from '../../content/words/fold-text.ts';
import { openSynonyms } from '../../content/words/synonyms.ts';
import { shorten } from '../../routes/head/description.ts';
import type { RouteContext } from '../../routes/route-context.ts';
import type { SearchLanguage } from './search-record.ts';

/** Every visitor who searches loads them. */
const mostAnswers = 50;
const longestAnswer = 160;

/**
 * Lists the answers of editors: the blocks Details of the page `/search/`, each with its question, its answer and the first
 * link in it. The page of today, which is no entry, is the last one.
 */
export function answersOf(context: RouteContext, { language, synonyms }: SearchLanguage): readonly Answer[] {
  if (language === undefined) return [];
  return [...answersOfEditors(context, { language, synonyms }), ...answerOfToday(context, language)];
}

/** An entry of the CMS at its address is in the index. */
function answerOfToday({ fixed, pageAt, words }: RouteContext, language: Language): readonly Answer[] {
  if (!fixed.has('today') || pageAt('/today/') !== undefined) return [];
  const { title, about } = words.today;
  const asked = [termsOf(language).today, words.hours.open({ time: '' })].join(' ');
  return [[title, shorten(about, longestAnswer), hrefOf('/today/'), foldText(asked, spellings[language])]];
}

function answersOfEditors(
  context: RouteContext,
  { language, synonyms }: { readonly language: Language; readonly synonyms: readonly string[] },
): readonly Answer[] {
  const page = context.pageAt(searchPath);
  if (page === undefined) return [];
  const entry = context.row(page);
  const resolve = context.resolveFor(entry);
  const found = textsIn(unpackBlocks(entry.blocks)).flatMap(answersIn);
  if (found.length > mostAnswers)
    context.warn({
      entry: nameEntry(entry),
      message: `The page ${searchPath} has ${found.length} answers: the search shows the first ${mostAnswers}`,
      hint: 'Remove questions that nobody asks.',
    });
  const { ofWord, ofPhrases } = openSynonyms(language, synonyms);
  return found.slice(0, mostAnswers).map(({ question, answer, link }) => {
    const words = foldText(question, spellings[language]);
    const others = [...words.flatMap((word) => [...ofWord(word)]), ...ofPhrases(words)];
    const href = link === undefined ? hrefOf(searchPath) : resolve.link(link);
    return [question, shorten(answer, longestAnswer), href, [...new Set([...words, ...others])]];
  });
}

interface FoundAnswer {
  readonly question: string;
  readonly answer: string;
  readonly link: Extract<RichText['refs'][number], { readonly ref: 'link' }> | undefined;
}

/** A text between two references, which no editor can type. */
const mark = '\u0001';
const details = /<details\b[^>]*>\s*<summary\b[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs;

function answersIn({ parts, refs }: RichText): readonly FoundAnswer[] {
  const html = parts.join(mark);
  return [...html.matchAll(details)].flatMap(({ 1: summary = '', 2: rest = '', index }) => {
    const before = html.slice(0, html.indexOf(rest, index)).split(mark).length - 1;
    const within = refs.slice(before, before + rest.split(mark).length - 1);
    const [question, answer] = [summary, rest].map((part) => htmlToText(part.replaceAll(mark, '')).trim());
    return question
      ? [{ question, answer: answer ?? '', link: within.find((ref) => ref.ref === 'link') }]
      : [];
  });
}

function textsIn(value: unknown): readonly RichText[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn);
}

function isText(value: object): value is RichText {
  return 'ref' in value && value.ref === 'html';
}
