/** True where a letter is text, or already means something: keys of the back office are silent there. */
export function isTypingIn(target: {
  readonly tagName: string
  readonly isContentEditable: boolean
}): boolean {
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)
}
