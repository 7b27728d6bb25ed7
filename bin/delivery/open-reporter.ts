import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { listHeaders } from '../../generator/checks/private-texts.ts';
import { redactorOf } from '../../generator/crawl/client/redact.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import { readReportAuthorization } from '../authorization.ts';
import { boundReport } from './bound-report.ts';
import { type DeliveryLimits, deliver, deliveryLimits } from './deliver.ts';
import type { ReportTarget } from './post-report.ts';
import type { Refusal } from './refusal.ts';
import type { StatusReport } from './status-report.ts';

/** Reports one run to the CMS, in order. */
export interface Reporter {
  /** Reports the beginning, without waiting. */
  readonly begin: (report: StatusReport) => void;
  /** Reports the end; null for nothing. Resolves to the warnings of the run, and never rejects. */
  readonly end: (report: StatusReport | null) => Promise<readonly Problem[]>;
}

interface ReporterOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Gives up, when the command is told to end. */
  readonly signal?: AbortSignal;
  readonly limits?: DeliveryLimits;
}

/**
 * Opens the reporter of a run; null without an address. Throws ConfigError for a password that
 * cannot be sent.
 */
export function openReporter(
  { reportTo, graphql }: Pick<ResolvedConfig, 'reportTo' | 'graphql'>,
  { env, signal, limits = deliveryLimits }: ReporterOptions,
): Reporter | null {
  const reportAuthorization = readReportAuthorization(env);
  if (reportTo === undefined) return null;
  const url = new URL(reportTo);
  const authorization = env.BOARDWALK_AUTHORIZATION?.trim() || undefined;
  const headers = listHeaders({ config: { graphql }, authorization, reportAuthorization });
  const redact = redactorOf(...headers);
  const target: ReportTarget = { url, authorization: reportAuthorization, redact };
  const superseded = new AbortController();
  const never = new AbortController().signal;
  let begun: Promise<Refusal | null> = Promise.resolve(null);
  let event: StatusReport['event'] = 'building';

  const send = (report: StatusReport, endsAt: number, giveUp: AbortSignal) =>
    deliver(target, boundReport(report, redact), { limits, endsAt, signal: giveUp });

  return {
    begin: (report) => {
      begun = send(report, performance.now() + limits.totalMs, superseded.signal);
    },
    end: async (report) => {
      const endsAt = performance.now() + limits.totalMs;
      // A beginning that was not taken until then is out of date; the end is what counts.
      const grace = setTimeout(() => superseded.abort(), limits.graceMs);
      const atBegin = await begun;
      clearTimeout(grace);
      const atEnd = report === null ? null : await send(report, endsAt, signal ?? never);
      if (report !== null && atEnd !== null) event = report.event;
      const refusal = atEnd ?? (superseded.signal.aborted ? null : atBegin);
      return [
        ...(isReadable(url) ? [readable(url)] : []),
        ...(refusal === null ? [] : [undelivered(event, refusal)]),
      ];
    },
  };
}

function undelivered(event: StatusReport['event'], { reason, hint }: Refusal): Problem {
  return { message: `The report "${event}" was not delivered: ${reason}`, hint };
}

function readable({ host }: URL): Problem {
  return {
    message: `Reports to ${host} are sent without encryption: everybody on the way can read the password`,
    hint: 'Begin --report-to with https://.',
  };
}

/** True for plain http to another machine. */
function isReadable({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
