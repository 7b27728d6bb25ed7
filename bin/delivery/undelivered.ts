import type { Problem } from '../../generator/problems/problem.ts';
import type { Attempt } from './post-report.ts';
import type { Receiver } from './receiver.ts';

/** Describes a report that was not delivered: why, and what to do next. Null for one that was. */
export function undeliveredProblem(
  attempt: Attempt,
  { url, authorization }: Pick<Receiver, 'url' | 'authorization'>,
): Problem | null {
  if (attempt.outcome === 'taken') return null;
  if (attempt.outcome === 'too long')
    return {
      message:
        'The CMS was not told about this run: the report of so many entries is larger than the plugin takes',
      hint: 'It takes 8 MB, some 70,000 entries. Leave out --report-to: editors of this site do not see there what is live.',
    };
  const { host } = url;
  if (attempt.outcome === 'unreachable')
    return {
      message: `The CMS was not told about this run: ${attempt.reason}`,
      hint: `Check the address of --report-to, and whether ${host} is up. The next run reports again.`,
    };
  const { status, said } = attempt;
  const quoted = said === '' ? '' : `: "${said}"`;
  return {
    message: `The CMS was not told about this run: ${host} answered ${status}${quoted}`,
    hint: hintFor(status, authorization !== undefined),
  };
}

function hintFor(status: number, hasCredentials: boolean): string {
  if (status === 401 && !hasCredentials)
    return 'Set BOARDWALK_REPORT_AUTHORIZATION to "Basic " and user:password in base64, with the application password of the account for reports.';
  if (status === 401)
    return 'Check the application password in BOARDWALK_REPORT_AUTHORIZATION: it may be revoked, or the web server does not pass on the header Authorization.';
  if (status === 403) return 'Give the user of the application password the role "Boardwalk report".';
  if (status === 400) return 'Update Boardwalk and its plugin to versions that belong together.';
  if (status === 404) return 'Check the address of --report-to, and that the plugin Boardwalk is active.';
  if (status === 409)
    return 'It is of another site, older than the last one, or one of the clocks is wrong. Compare --site-url and the time of both machines with the log in WordPress.';
  if (status === 413)
    return 'Allow requests of 8 MB: client_max_body_size of nginx, post_max_size of PHP. The plugin takes no more.';
  if (status === 429) return 'Too many reports were sent: find out what builds so often.';
  if (status >= 500) return 'Check the error log of WordPress. The next run reports again.';
  if (status >= 300 && status < 400)
    return 'Redirects are not followed: give --report-to the address to which it leads.';
  return 'This is no answer of the plugin Boardwalk: check the address of --report-to, https://cms.example.org/wp-json/boardwalk/v1/status.';
}
