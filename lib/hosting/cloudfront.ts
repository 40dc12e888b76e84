/** S3 behind CloudFront: a function for the addresses, and a response headers policy for each cache behaviour. */
import { type Headers, type HostRules, headersFor } from './rules';

/**
 * The viewer-request function, in the JavaScript that CloudFront runs. It cannot see which files there are, so a
 * wrong address with a slash is first cleaned and is then a 404. Slashes at the beginning become one: `//host/`
 * would else send the visitor to another host.
 */
export const CLOUDFRONT_FUNCTION = `// Made by the build: attach to the viewer request of every behaviour of the distribution.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var clean = uri.replace(/[\\/\\\\]{2,}/g, '/').replace(/(\\.html|\\/)+$/, '');
  if (clean === '' || clean === '/index') clean = '/';
  if (clean !== uri) {
    var query = [];
    for (var name in request.querystring) {
      var entry = request.querystring[name];
      (entry.multiValue || [entry]).forEach(function (one) {
        query.push(one.value === '' ? name : name + '=' + one.value);
      });
    }
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: clean + (query.length ? '?' + query.join('&') : '') } },
    };
  }
  if (clean === '/') request.uri = '/index.html';
  else if (!/\\.[a-z0-9]+$/i.test(clean)) request.uri = clean + '.html';
  // Nothing answers for these: the 404 page, and other hosts' files.
  if (clean === '/404' || /^\\/(_headers|_redirects|vercel\\.json)$/.test(clean)) request.uri = '/nothing-here';
  return request;
}
`;

/** A `ResponseHeadersPolicyConfig`, for `aws cloudfront create-response-headers-policy`. */
function headersPolicy(name: string, headers: Headers) {
  const {
    'Strict-Transport-Security': hsts = '',
    'X-Content-Type-Options': _,
    'Referrer-Policy': ReferrerPolicy = '',
    'Content-Security-Policy': ContentSecurityPolicy = '',
    'X-Frame-Options': FrameOption = '',
    ...rest
  } = headers;
  const Items = Object.entries(rest).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: name,
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy },
      FrameOptions: { Override: true, FrameOption },
    },
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
}

/** One policy for each path pattern of a behaviour; the first is the default behaviour's. */
export function cloudfrontPolicies(
  rules: HostRules,
): { pattern: string; file: string; policy: ReturnType<typeof headersPolicy> }[] {
  const patterns = ['*', ...rules.rules.map((rule) => rule.path)];
  return patterns.map((pattern) => {
    const name = pattern === '*' ? 'default' : pattern.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '');
    return {
      pattern,
      file: `headers-${name}.json`,
      policy: headersPolicy(`site-${name}`, headersFor(rules, pattern.replace(/\*$/, 'x'))),
    };
  });
}
