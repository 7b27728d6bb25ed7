import { BuildError, type Problem } from '../problems/problem.ts';
import { nameInSite, type SiteTemplates } from './site-templates.ts';

/**
 * Turns a failure of the bundler into a BuildError: every message with its file and line. Returns
 * any other error unchanged.
 */
export function toBuildError(error: unknown, what: string, own?: SiteTemplates): unknown {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return error;
  const problems = error.errors.flatMap((message) => toProblem(message, own));
  return new BuildError('render', `${what} cannot be bundled`, problems, { cause: error });
}

function toProblem(message: unknown, own: SiteTemplates | undefined): Problem[] {
  if (!isMessage(message)) return [];
  const { location, text } = message;
  const [, lacking, missing] = missingExport.exec(text) ?? [];
  if (location && lacking !== undefined) {
    const importer = `${nameInSite(location.file, own)}:${location.line}`;
    const message = `${nameInSite(lacking, own)}:1: it has no export "${missing}"`;
    // Listed by its name, by no file of anybody's.
    if (/\/own-(pages|blocks)\.ts$/.test(location.file))
      return [{ message, hint: `Export function ${missing}(props) from it.` }];
    return [
      {
        message: `${message}, which ${importer} imports`,
        hint: `Export ${missing} from it, as the file that it replaces does, and build again.`,
      },
    ];
  }
  const place = location ? `${nameInSite(location.file, own)}:${location.line}:${location.column}: ` : '';
  const frame = location ? { frame: frameOf(location) } : {};
  return [{ message: place + text, ...frame, hint: 'Fix the template and build again.' }];
}

/** The bundler names the place of the import: it is the other file that is to be changed. */
const missingExport = /^No matching export in "([^"]+)" for import "([^"]+)"/;

/** Signs of a long line that are shown on each side of the place. */
const shownAround = 24;

function frameOf({ lineText = '', column, length = 0 }: Place): string {
  // The bundler counts bytes.
  const before = Buffer.from(lineText).subarray(0, column).toString().replaceAll('\t', ' ').trimStart();
  const after = Buffer.from(lineText).subarray(column).toString().replaceAll('\t', ' ');
  const start = before.slice(-shownAround);
  const end = after.slice(0, shownAround);
  const carets = Math.min(Math.max(length, 1), Math.max(end.length, 1));
  return `${start}${end}\n${' '.repeat(start.length)}${'^'.repeat(carets)}`;
}

interface BundlerMessage {
  readonly text: string;
  readonly location?: Place | null;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly lineText?: string;
  readonly length?: number;
}

function isMessage(value: unknown): value is BundlerMessage {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
