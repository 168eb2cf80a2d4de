import type { FastifyInstance } from "fastify"

/** Answers that are not pages may do nothing in a browser. */
const answerPolicy = "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'"

/** Constant, so nothing is assembled per request. */
const fixedHeaders: readonly (readonly [string, string])[] = [
  ["content-security-policy", answerPolicy],
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["cross-origin-resource-policy", "same-origin"],
  ["origin-agent-cluster", "?1"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["x-content-type-options", "nosniff"],
  ["x-dns-prefetch-control", "off"],
  ["x-download-options", "noopen"],
  ["x-frame-options", "DENY"],
  ["x-permitted-cross-domain-policies", "none"],
  // The filter of old browsers opened more holes than it closed.
  ["x-xss-protection", "0"],
]

/**
 * Headers of every answer. Pages replace the content security policy by one with the hashes of their scripts.
 */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = https
    ? [...fixedHeaders, ["strict-transport-security", "max-age=31536000; includeSubDomains"] as const]
    : fixedHeaders
  app.addHook("onRequest", (_request, reply, done) => {
    // Also for answers that bypass the server's replies.
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    done()
  })
}

interface PolicyOptions {
  readonly https: boolean
  /** Hosts that may show the page in a frame, besides this one; null: nobody, not even this one. */
  readonly frameHosts: readonly string[] | null
}

/** The policy of a page: its inline scripts by hash, nothing else inline, nothing from other hosts. */
export function pagePolicy(scriptHashes: readonly string[], { https, frameHosts }: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(" ")} 'wasm-unsafe-eval'`.trim(),
    "style-src 'self'",
    // Placeholders, proportions and swatches are style attributes; libraries inject some too.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    // Videos are fetched whole, because their addresses do not last as long as somebody watches.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameHosts === null ? "frame-ancestors 'none'" : ["frame-ancestors 'self'", ...frameHosts].join(" "),
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}
