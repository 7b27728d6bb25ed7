import { type Environment, engines, isSet } from './engines.ts';

/**
 * GitHub has no index of its own for the jobs of a matrix, but a name for the run. Another attempt is
 * another run: it may crawl again.
 */
const runs: readonly (readonly string[])[] = [
  ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT'],
  ...engines.map(({ run }) => run).filter((names) => names.length > 0),
];

/**
 * Returns the name of the run that this process belongs to: the flag, `BOARDWALK_RUN`, or that of the
 * engine. Undefined without one: then the inputs of the processes are not compared.
 */
export function findRunName(flag: string | undefined, env: Environment): string | undefined {
  const own = [flag, env.BOARDWALK_RUN].find(isSet);
  if (own !== undefined) return own;
  const names = runs.find((names) => names.every((name) => isSet(env[name])));
  return names?.map((name) => `${name}=${env[name]}`).join(' ');
}
