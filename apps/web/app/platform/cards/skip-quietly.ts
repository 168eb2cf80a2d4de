/**
 * Has transitions that are skipped before they are ready count as no failure: their reader turned back or went on.
 * React Router skips them, and leaves the browser's word of it unanswered.
 */
export function skipTransitionsQuietly(): void {
  if (!("startViewTransition" in document)) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...args) => {
    const transition = start(...args)
    transition.ready.catch(() => undefined)
    return transition
  }
}
