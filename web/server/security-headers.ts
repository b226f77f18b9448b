const TWO_YEARS_S = 63_072_000;

/** Headers of every answer this server makes itself. HSTS only where people come by https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(secure ? { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` } : {}),
  };
}
