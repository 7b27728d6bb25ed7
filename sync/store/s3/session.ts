import type { Redact } from '../../../generator/http/redact.ts';
import type { Warn } from '../../../generator/problems/problem.ts';
import { type Credentials, type CredentialsReader, redactorFor } from '../../credentials/credentials.ts';
import type { Refusal } from './refusal.ts';

/** Values that requests are signed with until the store refuses one of them. */
export interface SessionState {
  readonly credentials: Credentials;
  readonly region: string;
  /** The clock of the store minus ours. */
  readonly skewMs: number;
}

export interface Session {
  readonly state: () => Promise<SessionState>;
  /**
   * Corrects the value that the store refused in a request of this state. Resolves to false when
   * there is no other value: the clock and the region are corrected once in a run, credentials are
   * read again for each state that expires.
   */
  readonly correct: (refusal: Refusal, used: SessionState) => Promise<boolean>;
  /** Removes all credentials of this run from a text. */
  readonly redact: Redact;
}

export interface SessionOptions {
  readonly credentials: CredentialsReader;
  readonly region: string;
  readonly host: string;
  /** Our clock. */
  readonly now: () => number;
  readonly warn: Warn;
}

/** Opens the state that all requests to a store share. */
export function openSession({ credentials, region, host, now, warn }: SessionOptions): Session {
  const redactors: Redact[] = [];
  const readCredentials = async (): Promise<Credentials> => {
    const read = await credentials();
    redactors.push(redactorFor(read));
    return read;
  };

  let state: Promise<SessionState> | undefined;
  const current = (): Promise<SessionState> => {
    state ??= readCredentials().then((read) => ({ credentials: read, region, skewMs: 0 }));
    return state;
  };

  const changeTo = (next: SessionState): true => {
    state = Promise.resolve(next);
    return true;
  };

  let isClockCorrected = false;
  const correctClock = (serverMs: number, known: SessionState): boolean => {
    if (isClockCorrected) return false;
    isClockCorrected = true;
    const skewMs = serverMs - now();
    warn({ message: clockMessage(skewMs, host), hint: 'Set the clock of this machine.' });
    return changeTo({ ...known, skewMs });
  };

  let isRegionCorrected = false;
  const correctRegion = (right: string, known: SessionState): boolean => {
    if (isRegionCorrected || right === known.region) return false;
    isRegionCorrected = true;
    warn({
      message: `The bucket is in the region ${right}, not in ${known.region}`,
      hint: `Set AWS_REGION to ${right}: requests to the wrong region are sent twice.`,
    });
    return changeTo({ ...known, region: right });
  };

  let reading: Promise<boolean> | undefined;
  /** Requests that fail together read the credentials once. */
  const readAgain = (known: SessionState): Promise<boolean> => {
    reading ??= readCredentials()
      .then((read) => !isSame(read, known.credentials) && changeTo({ ...known, credentials: read }))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return {
    state: current,
    redact: (text) => redactors.reduce((shown, redact) => redact(shown), text),
    correct: async (refusal, used) => {
      const known = await current();
      switch (refusal.of) {
        case 'clock':
          return known.skewMs !== used.skewMs || correctClock(refusal.serverMs, known);
        case 'region':
          return known.region !== used.region || correctRegion(refusal.region, known);
        case 'credentials':
          return known.credentials !== used.credentials || readAgain(known);
      }
    },
  };
}

function isSame(one: Credentials, other: Credentials): boolean {
  return one.secretAccessKey === other.secretAccessKey && one.sessionToken === other.sessionToken;
}

function clockMessage(skewMs: number, host: string): string {
  const minutes = Math.round(Math.abs(skewMs) / 60_000);
  const length = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `The clock of this machine is ${length} ${skewMs > 0 ? 'behind' : 'ahead of'} that of ${host}: requests are dated by the store's clock`;
}
