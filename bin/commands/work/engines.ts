import type { Shard } from '../../../generator/work/shard.ts';

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How an engine that runs indexed jobs tells a process which of them it is. */
export interface Engine {
  readonly name: string;
  /** The variable that tells the index; without it the process does not run in this engine. */
  readonly index: string;
  /** Reads the shard, or says what is wrong with the variables. */
  readonly read: (env: Environment) => Shard | string;
  /** Variables that name the run; all of them together are its name. */
  readonly run: readonly string[];
}

/** For engines that do not tell how many shards there are. */
const totalVariable = 'BOARDWALK_SHARDS';

interface Indexed {
  readonly index: string;
  /** The number of the first shard. */
  readonly base: 0 | 1;
  /** The first that is set counts. */
  readonly totals: readonly string[];
}

function indexed({ index, base, totals }: Indexed): Pick<Engine, 'index' | 'read'> {
  return {
    index,
    read: (env) => {
      const at = toNumber(env[index]);
      if (at === null) return notANumber(index, env);
      const named = totals.find((name) => isSet(env[name]));
      if (named === undefined)
        return `${index} is set, but not how many shards there are: set ${totals.join(' or ')}`;
      const total = toNumber(env[named]);
      return total === null ? notANumber(named, env) : { index: at - base, total };
    },
  };
}

/** Slurm numbers its tasks as it is told: `--array=0-3`, `1-4` or `10-40:10`. */
const slurm: Pick<Engine, 'index' | 'read'> = {
  index: 'SLURM_ARRAY_TASK_ID',
  read: (env) => {
    const names = ['ID', 'MIN', 'MAX', 'COUNT', 'STEP'].map((name) => `SLURM_ARRAY_TASK_${name}`);
    const wrong = names.find((name) => isSet(env[name]) && toNumber(env[name]) === null);
    if (wrong !== undefined) return notANumber(wrong, env);
    const [id, first, last, count, step] = names.map((name) => toNumber(env[name]));
    if (id == null) return notANumber('SLURM_ARRAY_TASK_ID', env);
    if (first == null) return 'SLURM_ARRAY_TASK_ID is set, but not SLURM_ARRAY_TASK_MIN';
    const each = step ?? 1;
    const total = count ?? (last == null ? null : Math.floor((last - first) / each) + 1);
    if (total === null)
      return 'SLURM_ARRAY_TASK_ID is set, but neither SLURM_ARRAY_TASK_COUNT nor SLURM_ARRAY_TASK_MAX';
    // A list with gaps, such as --array=0,3,7, cannot be counted through.
    if (each < 1 || (last != null && last !== first + (total - 1) * each) || (id - first) % each !== 0)
      return `the tasks of the array are not in a row: SLURM_ARRAY_TASK_ID is ${id} from ${first} to ${last}; use --array=0-${total - 1}`;
    return { index: (id - first) / each, total };
  },
};

/** The engines, in the order in which they are asked. */
export const engines: readonly Engine[] = [
  {
    name: 'Kubernetes',
    ...indexed({ index: 'JOB_COMPLETION_INDEX', base: 0, totals: [totalVariable] }),
    run: [],
  },
  {
    name: 'AWS Batch',
    ...indexed({
      index: 'AWS_BATCH_JOB_ARRAY_INDEX',
      base: 0,
      totals: ['AWS_BATCH_JOB_ARRAY_SIZE', totalVariable],
    }),
    run: [],
  },
  { name: 'Slurm', ...slurm, run: ['SLURM_ARRAY_JOB_ID'] },
  {
    name: 'GitLab',
    ...indexed({ index: 'CI_NODE_INDEX', base: 1, totals: ['CI_NODE_TOTAL'] }),
    run: ['CI_PIPELINE_ID'],
  },
  {
    name: 'CircleCI',
    ...indexed({ index: 'CIRCLE_NODE_INDEX', base: 0, totals: ['CIRCLE_NODE_TOTAL'] }),
    run: ['CIRCLE_WORKFLOW_ID'],
  },
  {
    name: 'Buildkite',
    ...indexed({ index: 'BUILDKITE_PARALLEL_JOB', base: 0, totals: ['BUILDKITE_PARALLEL_JOB_COUNT'] }),
    run: ['BUILDKITE_BUILD_ID'],
  },
];

/** Hosted CI sets a variable that has no value to an empty text. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

/** Reads a whole number from 0 on; null for any other text. */
export function toNumber(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,7}$/.test(value) ? Number(value) : null;
}

function notANumber(name: string, env: Environment): string {
  return `${name}: "${env[name]}" is not a whole number`;
}

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
