import { type ASTNode, getLocation, Kind, parse, visit } from 'graphql';
import { stepOf } from './prune.ts';

/** Messages of GraphQL itself, on all servers, for parts of a query that the schema lacks, or has with another type. */
const lacks =
  /^(Cannot query field|Unknown type|Fragment cannot be spread here as objects of type) "|^Field "\w+" must not have a selection |^Field "\w+" of type "[^"]+" must have a (?:sub selection|selection of subfields)/;

/**
 * Finds the parts of a query that a server does not know, as paths (`stepOf`) with what it says of each, from the
 * positions in its errors. A server reports all unknown fields and types at once. Empty for other
 * errors.
 */
export function unknownIn(query: string, errors: readonly unknown[]): ReadonlyMap<string, string> {
  const places = errors.flatMap((error) => placeOf(error) ?? []);
  if (places.length === 0) return new Map();
  const paths = pathsByPlace(query);
  return new Map(
    places.flatMap(({ place, message }) => {
      const path = paths.get(place);
      return path === undefined ? [] : [[path, message] as const];
    }),
  );
}

/** Returns the position, "4:7", and the text of an error about the schema; undefined for any other error. */
function placeOf(error: unknown): { readonly place: string; readonly message: string } | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message, locations } = error as { readonly message?: unknown; readonly locations?: unknown };
  if (typeof message !== 'string' || !lacks.test(message) || !Array.isArray(locations)) return undefined;
  const [first] = locations;
  return { place: `${first?.line}:${first?.column}`, message };
}

function pathsByPlace(query: string): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const steps: string[] = [];
  const note = ({ loc }: ASTNode): void => {
    if (loc === undefined) return;
    const { line, column } = getLocation(loc.source, loc.start);
    paths.set(`${line}:${column}`, steps.join('.'));
  };
  visit(parse(query), {
    enter: (node) => {
      const step = stepOf(node);
      if (step !== null) {
        steps.push(step);
        note(node);
      }
      // An unknown type is reported at its name, within its fragment.
      if ('typeCondition' in node && node.typeCondition) note(node.typeCondition);
      // A field without parts is reported at those that are asked for.
      if (node.kind === Kind.SELECTION_SET) note(node);
    },
    leave: (node) => {
      if (stepOf(node) !== null) steps.pop();
    },
  });
  return paths;
}
