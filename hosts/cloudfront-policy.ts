import { BuildError } from '../generator/problems/problem.ts';
import { limits } from './limits.ts';

const { headerCharacters, customHeaders } = limits.cloudfront;

/**
 * Makes the settings of a response headers policy, as the AWS command line takes them. CloudFront
 * has places of its own for three headers. Throws BuildError 'refused' beyond its limits.
 */
export function headersPolicy(name: string, headers: Readonly<Record<string, string>>): object {
  const {
    'cache-control': _,
    'content-security-policy': policy,
    'x-content-type-options': options,
    'referrer-policy': referrer,
    ...others
  } = headers;
  const custom = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }));
  const long = Object.entries(headers).find(([, value]) => value.length > headerCharacters);
  if (long !== undefined)
    throw refuse(`a header ${long[0]} of ${long[1].length} characters; its limit is ${headerCharacters}`);
  if (custom.length > customHeaders)
    throw refuse(`${custom.length} headers in a policy; its limit is ${customHeaders}`);
  return {
    Name: name,
    SecurityHeadersConfig: {
      ...(options === 'nosniff' && { ContentTypeOptions: { Override: true } }),
      ...(policy !== undefined && {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      }),
      ...(referrer !== undefined && { ReferrerPolicy: { Override: true, ReferrerPolicy: referrer } }),
    },
    ...(custom.length > 0 && { CustomHeadersConfig: { Quantity: custom.length, Items: custom } }),
  };
}

function refuse(what: string): BuildError {
  return new BuildError('refused', `CloudFront would need ${what}`, [
    {
      message: 'The site exceeds a limit of CloudFront',
      hint: 'Name fewer origins in the settings: the policy lists each of them.',
    },
  ]);
}
