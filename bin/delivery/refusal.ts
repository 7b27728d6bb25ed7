import type { Redact } from '../../generator/crawl/client/redact.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import { clean } from '../report/clean.ts';

/** The reason why a report was not taken. */
export interface Refusal {
  readonly reason: string;
  /** The next step. */
  readonly hint: string;
  /** Another try may succeed. */
  readonly isPassing: boolean;
  /** Milliseconds of Retry-After. */
  readonly retryAfterMs?: number | undefined;
}

export interface RefusedAnswer {
  readonly host: string;
  readonly status: number;
  readonly text: string;
  /** Where a redirect leads to. */
  readonly location: string | null;
  readonly hasAuthorization: boolean;
  readonly redact: Redact;
}

interface Wording {
  readonly says: (host: string, status: number) => string;
  readonly hint: string;
}

const account =
  'The page Boardwalk → Publishing of WordPress makes the account for reports and shows its password once: set BOARDWALK_REPORT_AUTHORIZATION to "Basic " and user:password in base64.';
const address =
  'Look at --report-to: it is https://CMS/wp-json/boardwalk/v1/status, and the plugin Boardwalk has to be active there.';

const wordings: Readonly<Record<number, Wording>> = {
  400: {
    says: (host) => `${host} does not understand it (400)`,
    hint: 'Use the plugin Boardwalk of the same version as Boardwalk.',
  },
  401: {
    says: (host) => `${host} does not know the password (401)`,
    hint: 'Make a new application password for the account of reports, and set BOARDWALK_REPORT_AUTHORIZATION. Some servers remove the header Authorization: the Setup page of WordPress says so.',
  },
  403: {
    says: (host) => `${host} does not allow it (403)`,
    hint: 'Give the account the role "Boardwalk report", or see what guards the server.',
  },
  404: { says: (host) => `${host} has nothing at this address (404)`, hint: address },
  405: { says: (host) => `${host} takes no reports at this address (405)`, hint: address },
  409: {
    says: (host) => `${host} refuses it (409)`,
    hint: 'Compare the address of the site, the CMS that is built from and the clocks of both machines: the status page of WordPress lists what it refused.',
  },
  413: {
    says: (host) => `${host} does not take so long a body (413)`,
    hint: 'Allow bodies of 8 MB there, as with client_max_body_size of nginx.',
  },
  429: {
    says: (host) => `${host} has been sent too many (429)`,
    hint: 'Build less often. The next build or sync reports again.',
  },
};

const missing: Wording = { says: (host) => `${host} wants to know who reports (401)`, hint: account };
const redirected: Wording = {
  says: (host, status) => `${host} leads to another address (${status})`,
  hint: 'Set --report-to to the last address: a password is not sent on.',
};
const failing: Wording = {
  says: (host, status) => `${host} answered ${status}`,
  hint: 'Look into the error log of the server. The next build or sync reports again.',
};
const other: Wording = {
  says: (host, status) => `${host} answered ${status}, and not that it has taken the report`,
  hint: address,
};

/** Statuses besides those of a server that fails after which another try may succeed. */
const passing = new Set([408, 425, 429]);

/** Explains an answer other than that the report is taken. */
export function refusalOf(answer: RefusedAnswer): Refusal {
  const { host, status } = answer;
  const { says, hint } = wordingOf(answer);
  const words = status >= 300 && status < 400 ? placeIn(answer) : wordsIn(answer);
  return {
    reason: `${says(host, status)}${words === '' ? '' : `: ${words}`}`,
    hint,
    isPassing: status >= 500 || passing.has(status),
  };
}

/** Explains a server that cannot be reached, or does not answer. */
export function unreachable(reason: string, isPassing: boolean): Refusal {
  const hint = 'Look at --report-to, and at the server. The next build or sync reports again.';
  return { reason, hint, isPassing };
}

function wordingOf({ status, hasAuthorization }: RefusedAnswer): Wording {
  if (status === 401 && !hasAuthorization) return missing;
  if (status >= 300 && status < 400) return redirected;
  return wordings[status] ?? (status >= 500 ? failing : other);
}

const mostWords = 200;

/** The message of an error of WordPress, `{ code, message, data }`: it is text of a stranger. */
function wordsIn({ text, redact }: RefusedAnswer): string {
  const value = parseJson(text);
  const isObject = typeof value === 'object' && value !== null;
  const message = isObject && 'message' in value && typeof value.message === 'string' ? value.message : '';
  return shorten(clean(redact(message).replace(/\s+/g, ' ').trim()));
}

/** Without query, which may hold a secret. */
function placeIn({ location, redact }: RefusedAnswer): string {
  if (location === null || !URL.canParse(location)) return '';
  const { origin, pathname } = new URL(location);
  return origin === 'null' ? '' : shorten(clean(redact(`${origin}${pathname}`)));
}

function shorten(text: string): string {
  return text.length > mostWords ? `${text.slice(0, mostWords)}…` : text;
}
