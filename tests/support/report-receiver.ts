import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './serve.ts';

/** One report as it was received. */
export interface ReceivedReport {
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the body. */
  readonly size: number;
  readonly body: {
    readonly event: string;
    readonly build: string | null;
    readonly at: string;
    readonly site: string;
    readonly [field: string]: unknown;
  };
}

export type AnswerReport = (response: ServerResponse, report: ReceivedReport) => void;

export interface ReportReceiver {
  readonly url: string;
  readonly received: ReceivedReport[];
  /** Replaces the answer to the next reports. */
  answer: AnswerReport;
}

/** Answers as the plugin does to a report that it takes. */
export const take: AnswerReport = (response) => answerWith(200, { status: 'taken' })(response);

/** Answers with a status, as the REST interface of WordPress does. */
export function answerWith(
  status: number,
  body: unknown = { code: 'refused', message: 'The reason.' },
  headers: Readonly<Record<string, string>> = {},
): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Opens a real server that receives reports as the plugin of the CMS does, until the test ends. */
export async function openReportReceiver(answer: AnswerReport = take): Promise<ReportReceiver> {
  const received: ReceivedReport[] = [];
  const receiver = { url: '', received, answer };
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = Buffer.concat(await request.toArray());
    const { headers } = request;
    const report = { headers, size: bytes.length, body: JSON.parse(bytes.toString() || 'null') };
    received.push(report);
    receiver.answer(response, report);
  };
  const origin = await serve((request, response) => void receive(request, response));
  receiver.url = `${origin}/wp-json/boardwalk/v1/status`;
  return receiver;
}
