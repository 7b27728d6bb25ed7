import { type PatternStep, readSteps } from './pattern-steps.ts';

/** A pattern of the CMS, as a regular expression for the path of a request, still percent-encoded. */
export interface PathPattern {
  /** Means the same in JavaScript, PCRE (nginx) and RE2 (Caddy). */
  readonly source: string;
  /** For each group: true when the path has a slash in front of what it captures. */
  readonly groups: readonly boolean[];
}

const mostCharacters = 500;

/**
 * Translates a pattern for a path without its first slash, as in WordPress. Returns the reason when
 * hosts may read it differently, or need very long for it.
 */
export function translatePattern(pattern: string): PathPattern | string {
  if (pattern.length > mostCharacters) return `has more than ${mostCharacters} characters`;
  const isFromStart = pattern.startsWith('^');
  const isToEnd = /(?<!\\)(?:\\\\)*\$$/.test(pattern);
  const steps = readSteps(pattern.slice(isFromStart ? 1 : 0, isToEnd ? -1 : undefined).replace(/^\//, ''));
  if (typeof steps === 'string') return steps;
  const fault = findFault(steps, isFromStart || isToEnd);
  if (fault !== null) return fault;
  const body = steps.map(({ source }) => source).join('');
  const source = `${isFromStart ? '^\\/' : ''}${body}${isToEnd ? '$' : ''}`;
  if (!isRegularExpression(source)) return 'is no regular expression';
  return { source, groups: groupsOf(steps, isFromStart) };
}

/** Finds brackets that do not fit, and repetitions that could take exponential time. */
function findFault(steps: readonly PatternStep[], isAnchored: boolean): string | null {
  // For each open bracket: true when it contains a repetition.
  const open: boolean[] = [];
  let closedRepeats = false;
  for (const [index, { kind, source }] of steps.entries()) {
    const before = steps[index - 1]?.kind;
    if (kind === 'open') open.push(false);
    if (kind === 'close') {
      const inner = open.pop();
      if (inner === undefined) return 'has a bracket that does not open';
      closedRepeats = inner;
      if (inner && open.length > 0) open[open.length - 1] = true;
    }
    if (kind === 'or' && open.length === 0 && isAnchored) return 'has a | outside of brackets';
    if (kind === 'repeat') {
      if (before !== 'part' && before !== 'close') return `repeats nothing: ${source}`;
      const isOptional = source.startsWith('?');
      if (!isOptional && before === 'close' && closedRepeats)
        return 'repeats a group that contains a repetition';
      if (!isOptional && open.length > 0) open[open.length - 1] = true;
    }
  }
  return open.length > 0 ? 'has a bracket that does not close' : null;
}

/** Tells for each group whether a slash comes right before it. */
function groupsOf(steps: readonly PatternStep[], isFromStart: boolean): readonly boolean[] {
  const groups: boolean[] = [];
  let isAfterSlash = isFromStart;
  for (const { kind, isGroup, isSlash } of steps) {
    if (isGroup) groups.push(isAfterSlash);
    if (kind !== 'open') isAfterSlash = isSlash;
  }
  return groups;
}

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
