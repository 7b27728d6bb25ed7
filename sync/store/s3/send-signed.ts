import { send } from '../../../generator/http/send.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import type { Service } from './address.ts';
import type { StoreLimits } from './limits.ts';
import type { SessionState } from './session.ts';
import { openSigner } from './sign.ts';
import type { StoreAnswer, StoreRequest } from './store-request.ts';

export type SendSigned = (request: StoreRequest, state: SessionState) => Promise<StoreAnswer>;

export interface SendSignedOptions {
  readonly service: Service;
  readonly limits: StoreLimits;
  readonly now: () => number;
}

/** Opens a function that signs and sends one request, and resolves to its answer, with any status. */
export function openSignedSender({ service, limits, now }: SendSignedOptions): SendSigned {
  const { timeoutMs, maxAnswerBytes: maxBytes } = limits;
  const sign = openSigner('s3');

  const sendOnce: SendSigned = async (request, state) => {
    const { method, key = '', query = {}, headers = {}, body = null } = request;
    const url = service.urlOf(state.region, key, query);
    const at = new Date(now() + state.skewMs);
    const hash = request.sha256 ?? emptySha256;
    const signed = await sign({ method, url, headers, body, sha256: hash }, { ...state, at });
    const { operation: operationName } = request;
    const answer = await send(signed, { timeoutMs, maxBytes, isLong: true, operationName });
    return { ...answer, place: { host: url.host, operationName } };
  };

  return async (request, state) => {
    const answer = await sendOnce(request, state);
    if (request.method !== 'HEAD' || !isUnexplained(answer)) return answer;
    // An answer to HEAD has no body: the same with GET says what is wrong.
    const told = await sendOnce({ ...request, method: 'GET', headers: { range: 'bytes=0-0' } }, state);
    return told.status === answer.status ? told : answer;
  };
}

const emptySha256 = sha256('');

function isUnexplained({ status }: StoreAnswer): boolean {
  return status >= 300 && status < 500 && status !== 404;
}
