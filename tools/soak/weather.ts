import { setTimeout } from 'node:timers/promises';
import type { Fault } from '../../tests/faults/support/fault-proxy.ts';
import {
  answerHtml,
  answerWith,
  cutBody,
  neverAnswer,
  reset,
  shortBody,
  truncate,
} from '../../tests/faults/support/faults.ts';
import { chance, pick } from './chance.ts';

export interface WeatherOptions {
  readonly seed: number;
  /** The number of the build. */
  readonly build: number;
  readonly onFault: (kind: FaultKind) => void;
  /** Called before a query is answered, with a number from 0 to 1 that says which edit is meant. */
  readonly onEdit: (number: number) => void;
}

export type FaultKind = (typeof faults)[number][0];

/**
 * Shares of failing requests, and of requests with an edit before them. Most builds have no faults.
 */
const moods = [
  { faulty: 0.02, edited: 0 },
  { faulty: 0.02, edited: 0.03 },
  { faulty: 0.06, edited: 0 },
  { faulty: 0.06, edited: 0.06 },
  { faulty: 0.06, edited: 0.06 },
  { faulty: 0.15, edited: 0.03 },
  { faulty: 0.3, edited: 0.1 },
  { faulty: 0.8, edited: 0 },
] as const;

const slow: Fault = async ({ forward, operation, earlier }) => {
  await setTimeout(20 + 300 * chance(operation, earlier, 'ms'));
  await forward();
};

/** The faults between a CMS and its client. */
const faults = [
  ['slow', slow],
  ['500', answerWith(500, '{"errors":[{"message":"Internal server error"}]}')],
  ['502', answerHtml(502, 'Bad gateway')],
  ['503', answerHtml(503, 'Briefly unavailable for scheduled maintenance')],
  ['504', answerHtml(504, 'Gateway time-out')],
  ['429', answerWith(429, '{}', { 'retry-after': '0' })],
  ['outage page with 200', answerHtml(200, 'Error establishing a database connection')],
  ['errors in the answer', answerWith(200, '{"data":null,"errors":[{"message":"Internal server error"}]}')],
  ['reset', reset],
  ['reset during the answer', cutBody],
  ['shorter than told', shortBody],
  ['truncated', truncate],
  ['silence', neverAnswer],
] as const satisfies readonly (readonly [string, Fault])[];

/** Chooses the faults of the requests of one build. */
export function makeWeather({ seed, build, onFault, onEdit }: WeatherOptions): Fault {
  const mood = pick(moods, chance(seed, build, 'mood'));
  return async (exchange) => {
    const { operation, earlier, forward } = exchange;
    const about = (what: string) => chance(seed, build, operation, earlier, what);
    const isQuery = /^\w+$/.test(operation);
    if (isQuery && about('edit') < mood.edited) onEdit(about('which'));
    if (about('fault') >= mood.faulty) return forward();
    const [kind, fault] = pick(faults, about('kind'));
    onFault(kind);
    await fault(exchange);
  };
}
