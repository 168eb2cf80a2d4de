import type { ButtonHTMLAttributes } from "react"

/** A small action that stands in a line of text. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-6 text-14 text-accent underline-offset-4 hover:underline"
    />
  )
}
