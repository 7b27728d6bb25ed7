/** Words that this repository avoids, with plainer ones. The only list, for sources, tests and documents. */
export const avoidedWords: readonly { readonly found: RegExp; readonly use: string }[] = [
  { found: /\banew\b/i, use: 'again' },
  { found: /\bamid(st)?\b/i, use: 'during' },
  { found: /\bmend(s|ed|ing)?\b/i, use: 'fix' },
  {
    found: /\b(stands?|stood|standing) (in for|in its place|for it)\b|; .*\bstands? in\b/i,
    use: 'is used instead',
  },
  { found: /\b(is|are|was|were) none\b/i, use: 'is not, is missing' },
  { found: /\bthat (is|are|was) no\b(?! (longer|more)\b)/i, use: 'other than' },
  {
    found: /\b(is|are) no (page|file|date|JSON|failure|number|array|object|text|address)\b/i,
    use: 'is not a',
  },
  { found: /\blet(s|ting)? pass\b(?! [=<])/i, use: 'allow' },
  { found: /\btak(e|es|ing|en) away\b/i, use: 'remove' },
  { found: /\bstale at\b/i, use: 'due at' },
  { found: /\bcannot be had\b/i, use: 'is not available' },
];

/** Words of the list in another sense. */
export const otherSenses: readonly RegExp[] = [/\bthere (is|are|was|were) (no|none)\b/gi];

/** Beginnings of docstrings that are neither a verb nor a noun phrase. */
export const avoidedBeginnings = /\/\*\* (What|Whether|That) /;
