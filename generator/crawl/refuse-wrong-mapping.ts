import { descriptions, kinds } from '../content/kinds/descriptions.ts';
import { besideDates, isType, type Mapping, mappedFields, stepsOf } from '../content/kinds/mapping.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import { documentPath } from '../util/display-path.ts';

/**
 * Throws a BuildError('source') with every list, field and type of a mapping that the CMS lacks, or has with another shape. `reasons`:
 * what it does not know, as paths, with its own words.
 */
export function refuseWrongMapping(mapping: Mapping, reasons: ReadonlyMap<string, string>): void {
  const problems = kinds.flatMap((kind) => {
    const from = mapping[kind];
    if (from === undefined) return [];
    const { list = descriptions[kind].connection } = from;
    const root = `RootQuery.${list}`;
    const setting = `mapping.${kind}`;
    if (reasons.has(root)) return [problemOf(`${setting}.list`, list, reasons.get(root))];
    return mappedFields(kind, from).flatMap(({ name, from }) =>
      [from.path, ...besideDates.map(([setting]) => from[setting])].flatMap((named) => {
        if (named === undefined) return [];
        const lacking = stepsOf(named)
          .map((_, index, steps) => steps.slice(0, index + 1).join('.'))
          .find((part) => {
            const reason = reasons.get(`${root}.nodes.${part}`);
            // Another path ends there.
            return reason !== undefined && (part === named || !hasParts.test(reason));
          });
        const reason = lacking && reasons.get(`${root}.nodes.${lacking}`);
        return reason === undefined ? [] : [problemOf(`${setting}.fields.${name}`, named, reason, lacking)];
      }),
    );
  });
  if (problems.length > 0)
    throw new BuildError('source', 'The mapping of the settings does not fit the CMS', problems);
}

/** GraphQL's words for a field that is an object, or a list of them. */
const hasParts = /must have a s/;

/** Names what is wrong at a part of a path, from the words of GraphQL's own validation. */
function problemOf(setting: string, path: string, reason = '', part = path): Problem {
  const step = stepsOf(part).at(-1) ?? '';
  const place = part === path ? `"${path}"` : `"${part}" of "${path}"`;
  if (hasParts.test(reason))
    return {
      message: `${setting}: ${place} has fields of its own`,
      hint: `Go on to one of them, as ${part}.title or ${part}.nodes.title.`,
    };
  if (/must not have a s/.test(reason))
    return { message: `${setting}: ${place} has no fields of its own`, hint: `End the path at ${part}.` };
  const [, meant] = /Did you mean ([\w", ]{1,200})/.exec(reason) ?? [];
  return {
    message: `${setting}: the CMS has no ${isType(step) ? 'type that fits' : setting.endsWith('.list') ? 'list' : 'field'} ${place}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    hint: `Name what WPGraphQL offers: the page Setup of the plugin Boardwalk proposes it, GraphiQL in WordPress lists it, and ${documentPath('docs/mapping.md')} has examples.`,
  };
}
