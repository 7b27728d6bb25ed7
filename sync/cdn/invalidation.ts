import type { AnswerPlace } from '../../generator/http/network-error.ts';
import type { Answer } from '../../generator/http/send.ts';
import { shortHash } from '../../generator/util/hash.ts';
import { codeIn, errorElement, foreignAnswer, storeError } from '../store/s3/store-error.ts';
import { escapeXml, parseXml, textOf } from '../store/s3/xml.ts';

/** Writes the body of the request that makes CloudFront forget these paths. */
export function writeInvalidation(addresses: readonly string[], reference: string): Buffer {
  const paths = findable(addresses);
  // A reference that CloudFront knows with other paths is refused for ever: ours changes with them.
  const caller = `${reference}-${shortHash(paths.join('\n'))}`;
  const items = paths.map((path) => `<Path>${escapeXml(path)}</Path>`).join('');
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${escapeXml(caller)}</CallerReference></InvalidationBatch>`,
  );
}

/**
 * Returns paths that CloudFront finds. It cannot find one with a tilde, encoded or not, and an
 * asterisk is a wildcard: all paths are forgotten then.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/invalidation-specifying-objects.html
 */
function findable(addresses: readonly string[]): readonly string[] {
  return addresses.some((address) => /[~*]/.test(address)) ? ['/*'] : addresses;
}

/** Throws a SourceError for an answer that does not accept an invalidation. */
export function checkAnswer(answer: Answer, place: AnswerPlace): void {
  const root = parseXml(answer.body.toString());
  const isOk = answer.status >= 200 && answer.status < 300;
  if (isOk && root?.name === 'Invalidation' && textOf(root, 'Id')) return;
  if (isOk) throw foreignAnswer(answer, place, 'CloudFront');
  if (!isRepeated(answer)) throw storeError(answer, place);
}

/**
 * Returns true when CloudFront knows the reference: the documentation names the first code, the API
 * is known to send the second. A reference belongs to its paths, so they are accepted already.
 */
function isRepeated(answer: Answer): boolean {
  const error = errorElement(answer);
  const code = codeIn(answer);
  if (code === 'InvalidationBatchAlreadyExists') return true;
  return (
    code === 'InvalidArgument' &&
    /caller reference that was used/i.test((error && textOf(error, 'Message')) ?? '')
  );
}
