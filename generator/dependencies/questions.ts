import { escapeKey, isPlanning, noteKey, unescapeKey, unnoted } from './note.ts';
import { once } from './once.ts';

/**
 * A question to the content by name. Callers depend on its answer, not on everything read for it: an edit that
 * leads to the same answer changes no page.
 */
export interface Question<Answer> {
  /** The kinds whose entries may change an answer, and a name: "event+location?upcoming-at". */
  readonly name: string;
  /** `of`: what is asked about, as text; empty for a question about nothing else. */
  readonly answer: (of: string) => Answer;
  /** All that callers may use of an answer, as plain data. */
  readonly rows: (answer: Answer) => unknown;
}

export type Ask<Answer> = (of?: string | number) => Answer;

export interface Questions {
  /** All are opened before the first version is asked for. */
  readonly open: <Answer>(question: Question<Answer>) => Ask<Answer>;
  /** Returns the rows of the answer to a question by its key. */
  readonly rowsOf: (key: string) => unknown;
}

export function openQuestions(): Questions {
  const rows = new Map<string, (of: string) => unknown>();
  return {
    open: (question) => {
      const { name, answer } = question;
      rows.set(name, (of) => unnoted(() => question.rows(answer(of))));
      return (of = '') => {
        // A plan is made in every build. What it finds is asked for again where a page shows it.
        if (!isPlanning()) noteKey(of === '' ? name : `${name}=${escapeKey(`${of}`)}`);
        return unnoted(() => answer(`${of}`));
      };
    },
    rowsOf: (key) => {
      const [name = ''] = key.split('=', 1);
      return rows.get(name)?.(unescapeKey(key.slice(name.length + 1)));
    },
  };
}

/** Makes an index at the first question that needs it, and notes nothing of it: answers have versions. */
export function openIndex<Index>(make: () => Index): () => Index {
  return once(() => unnoted(make));
}

export function isQuestion(key: string): boolean {
  return /^[A-Za-z+]*\?/.test(key);
}

/** Returns the kinds that a question is about, by its key. */
export function kindsOfQuestion(key: string): readonly string[] {
  return isQuestion(key) ? key.slice(0, key.indexOf('?')).split('+') : [];
}
