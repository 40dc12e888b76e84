import { type Headers, type HostRules, headersFor } from './rules';

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
export function cloudfrontPolicies(rules: HostRules) {
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
