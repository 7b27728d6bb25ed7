const plain = new Map(
  Object.entries({ '✔': '+', '✖': 'x', '▲': '!', '•': '*', '→': '->', '…': '...', '█': '#', '░': '.' }),
);
const signs = new RegExp(`[${[...plain.keys()].join('')}]`, 'g');

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns true where the environment says that the terminal shows ASCII alone. An environment that says
 * nothing, as that of a container, has all signs.
 */
export function hasPlainSigns({ LC_ALL, LC_CTYPE, LANG, TERM }: Environment): boolean {
  return TERM === 'dumb' || !/^$|utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}

/** Replaces the signs of a message where the terminal cannot show them: the only place that chooses signs. */
export function plainSigns(text: string, environment: Environment = process.env): string {
  return hasPlainSigns(environment) ? text.replace(signs, (sign) => plain.get(sign) ?? sign) : text;
}
