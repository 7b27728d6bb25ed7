import type { Problem } from '../../generator/problems/problem.ts';
import { version } from '../../generator/util/version.ts';
import { readHeaderValue } from '../authorization.ts';

/** Where reports are sent. */
export interface Receiver {
  readonly url: URL;
  /** The value of the Authorization header; a secret. */
  readonly authorization?: string | undefined;
}

/** Reads where this run reports to; null for nowhere. Throws ConfigError. */
export function readReceiver(
  reportTo: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Receiver | null {
  if (reportTo === undefined) return null;
  return { url: new URL(reportTo), authorization: readHeaderValue(env, 'BOARDWALK_REPORT_AUTHORIZATION') };
}

/** Makes the headers of a report. */
export function reportHeaders(authorization: string | undefined): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-boardwalk': version,
    ...(authorization !== undefined && { authorization }),
  };
}

/** Finds a receiver to which a password would travel unencrypted. */
export function findPlainText({ url }: Receiver): Problem | null {
  if (url.protocol === 'https:' || isThisMachine(url.hostname)) return null;
  return {
    message: `Reports go to ${url.host} without encryption: others on the way can read the password`,
    hint: 'Give --report-to an https address.',
  };
}

function isThisMachine(host: string): boolean {
  return host === '[::1]' || /^(.+\.)?localhost$|^127(\.\d+){3}$/.test(host);
}
