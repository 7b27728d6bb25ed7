import type { ConfigData } from 'html-validate';

type Rules = NonNullable<ConfigData['rules']>;

/** Off for every page, because the standard allows it and nobody is worse off. */
const matterOfTaste: Rules = {
  // React writes srcSet and charSet, closes void elements and gives empty attributes a value: the same page to every parser.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'doctype-style': 'off',
  // Numbers hold together by the stylesheet.
  'tel-non-breaking': 'off',
};

/** On, but narrower than by default. */
const adjusted: Rules = {
  // The standard takes every id without white space; React's begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Scripts and styles are of our own origin; a hash would only say what their names say.
  'require-sri': ['error', { target: 'crossorigin' }],
  // ARIA lets lists and groups have a name.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // An editor's free choice: docs/decisions/0007-one-strict-policy-for-every-page.md.
  'no-inline-style': ['error', { allowedProperties: ['left', 'top', 'height', 'object-position'] }],
};

/** For whole pages: everything that html-validate recommends, WHATWG's rules and those for documents among it. */
export const pageRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: { ...matterOfTaste, ...adjusted },
};

/** For html that is put into a page: it has no head, and its headings go on where those of the page are. */
export const fragmentRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...matterOfTaste,
    ...adjusted,
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
  },
};
