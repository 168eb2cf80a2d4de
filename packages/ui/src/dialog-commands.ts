/**
 * Buttons that open and close a `<dialog>` by themselves, before the page's program runs and without it. Where a browser
 * does not know them, the page's starter does what they say.
 */
declare module "react" {
  // The names of React's own declaration have to be repeated.
  interface ButtonHTMLAttributes<T> {
    commandfor?: string
    command?: "show-modal" | "close"
  }
}

/** For a button that opens the dialog of this id over the page. */
export const opensDialog = (id: string) =>
  ({ commandfor: id, command: "show-modal", "aria-haspopup": "dialog" }) as const

/** For a button inside that closes it. */
export const closesDialog = (id: string) => ({ commandfor: id, command: "close" }) as const

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}
