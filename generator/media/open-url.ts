import { lookup as systemLookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { proxyAgent, refuseProxyLogin } from '../http/proxy-agent.ts';
import { isBlockedAddress } from './blocked-addresses.ts';

/** A host with an address outside the public internet. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress';
}

export interface OpenUrlOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The owner's own server may have any address. */
  readonly isAnyAddress: boolean;
  /** Resolves host names. Default: the system. */
  readonly lookup?: LookupFunction | undefined;
}

/**
 * Requests an address and resolves to the head of the answer, before its body; does not follow
 * redirects. Connects to the very address that was checked, so that a name cannot change meanwhile.
 * Throws BlockedAddress before anything is sent. A proxy resolves names by itself: there only addresses in
 * `url` are checked. See faults 73 to 76.
 */
export async function openUrl(url: URL, options: OpenUrlOptions): Promise<IncomingMessage> {
  const { headers, signal, isAnyAddress, lookup = systemLookup } = options;
  const address = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAnyAddress && localName.test(address)) throw blocked('this machine', url);
  if (!isAnyAddress && isIP(address) !== 0) check(address, url);
  const { get } = url.protocol === 'https:' ? https : http;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const agent = proxyAgent(url, signal);
    const request = get(url, {
      headers,
      signal,
      agent,
      lookup: isAnyAddress ? lookup : checked(lookup, url),
    });
    request.once('response', resolve).once('error', reject);
  });
  refuseProxyLogin(answer);
  return answer;
}

/** RFC 6761: independent of name servers. */
const localName = /(^|\.)localhost\.?$/;

function checked(lookup: LookupFunction, url: URL): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, options, (error, found, family) => {
      if (error) return done(error, found, family);
      try {
        for (const address of typeof found === 'string' ? [found] : found.map((item) => item.address)) {
          check(address, url);
        }
      } catch (cause) {
        return done(toError(cause), found, family);
      }
      done(null, found, family);
    });
  };
}

function check(address: string, url: URL): void {
  if (isBlockedAddress(address)) throw blocked(address, url);
}

function blocked(what: string, { hostname }: URL): BlockedAddress {
  return new BlockedAddress(`is at ${hostname}, which is ${what}: not an address of the public internet`);
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
