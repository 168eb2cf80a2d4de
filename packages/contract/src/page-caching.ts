/**
 * What a page exports as `caching` where the server may cache it. The server reads it from the built route; it never comes
 * to a browser, because the build takes no export there that React Router does not know.
 */
export interface PageCaching {
  /** The parameters of its address that the page reads. An address with any other is rendered each time. */
  readonly reads: readonly string[]
}
