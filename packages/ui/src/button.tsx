import type { ButtonHTMLAttributes, ReactNode, Ref } from "react"
import { classNames } from "./class-names.ts"

export type ButtonLook = "primary" | "secondary" | "quiet"

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: "bg-accent text-on-accent hover:bg-accent-2 border-transparent",
  secondary: "border-line-2 bg-card text-ink hover:border-ink-2",
  quiet: "border-transparent text-ink hover:bg-sunk",
}

/** The look of a button, for links that are drawn as one. */
export const buttonClass = (look: ButtonLook = "secondary", small = false): string =>
  classNames(
    "inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors duration-150 disabled:opacity-50",
    small ? "min-h-9 px-3.5 text-14" : "min-h-11 px-5 text-16",
    looks[look],
  )

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook
  readonly small?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ look = "secondary", small = false, className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={classNames(buttonClass(look, small), className)} />
}
