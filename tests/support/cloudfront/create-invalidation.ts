import { DomUtils, parseDocument } from 'htmlparser2';
import { StoreError } from '../s3-store/answer.ts';

/** An invalidation that CloudFront has accepted. */
export interface Invalidation {
  readonly id: string;
  readonly reference: string;
  readonly paths: readonly string[];
}

const mostPaths = 3000;

/**
 * Accepts a batch of paths, once for each reference, and returns the invalidation. Throws a
 * StoreError for a batch that the API refuses.
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html
 */
export function createInvalidation(body: string, invalidations: Invalidation[]): Invalidation {
  const { reference, paths } = readBatch(body);
  if (paths.length > mostPaths) throw new StoreError(413, 'BatchTooLarge', 'Invalidation batch too large.');
  const broken = paths.find((path) => !isEncoded(path));
  if (broken !== undefined)
    throw invalidArgument('Your request contains one or more invalid invalidation paths.');
  const known = invalidations.find((one) => one.reference === reference);
  if (known !== undefined && known.paths.join('\n') !== paths.join('\n')) throw usedReference();
  if (known !== undefined) return known;
  const invalidation = { id: `I${String(invalidations.length).padStart(13, '0')}`, reference, paths };
  invalidations.push(invalidation);
  return invalidation;
}

/** Refuses a reference, as the API does when it knows it with other paths. */
export function usedReference(): StoreError {
  return invalidArgument(
    'Your request contains a caller reference that was used for a previous invalidation batch for the same distribution.',
  );
}

function readBatch(body: string): Pick<Invalidation, 'reference' | 'paths'> {
  const { children } = parseDocument(body, { xmlMode: true });
  const [root] = DomUtils.getElementsByTagName('InvalidationBatch', children, false);
  if (root?.attribs.xmlns !== 'http://cloudfront.amazonaws.com/doc/2020-05-31/')
    throw new StoreError(400, 'MalformedInput', 'Could not parse XML');
  const textsOf = (name: string) => DomUtils.getElementsByTagName(name, root).map(DomUtils.textContent);
  const paths = textsOf('Path');
  const [reference = ''] = textsOf('CallerReference');
  if (reference === '' || paths.length === 0) throw invalidArgument('A required value is missing.');
  if (textsOf('Quantity').join() !== String(paths.length))
    throw new StoreError(400, 'InconsistentQuantities', 'The value of Quantity and the size do not match.');
  return { reference, paths };
}

/** True for a path of ASCII whose percent signs are those of encoded bytes. */
function isEncoded(path: string): boolean {
  return /^\/([\x21-\x24\x26-\x7E]|%[0-9A-F]{2})*$/.test(path);
}

function invalidArgument(message: string): StoreError {
  return new StoreError(400, 'InvalidArgument', message);
}
