import { type Fields, toXml } from './xml.ts';

/** An answer of the store. The headers of every answer are added when it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface StoreErrorDetails {
  readonly fields?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that the store tells its client, by the codes of S3. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: StoreErrorDetails = {},
  ) {
    super(message);
  }
}

export function xmlAnswer(status: number, name: string, fields: Fields): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: toXml(name, fields) };
}

export function errorAnswer({ status, code, message, details }: StoreError): Answer {
  const { headers, body = '' } = xmlAnswer(status, 'Error', {
    Code: code,
    Message: message,
    ...details.fields,
  });
  return { status, headers: { ...headers, ...details.headers }, body };
}

export function notImplemented(what: string): StoreError {
  return new StoreError(501, 'NotImplemented', `This store does not implement ${what}`);
}

export function invalidArgument(name: string, value: string): StoreError {
  const fields = { ArgumentName: name, ArgumentValue: value };
  return new StoreError(400, 'InvalidArgument', `The value of ${name} is not valid`, { fields });
}

export function noSuchBucket(name: string): StoreError {
  const message = 'The specified bucket does not exist';
  return new StoreError(404, 'NoSuchBucket', message, { fields: { BucketName: name } });
}

export function noSuchKey(key: string): StoreError {
  return new StoreError(404, 'NoSuchKey', 'The specified key does not exist.', { fields: { Key: key } });
}

export function preconditionFailed(condition: string): StoreError {
  const message = 'At least one of the pre-conditions you specified did not hold';
  return new StoreError(412, 'PreconditionFailed', message, { fields: { Condition: condition } });
}
