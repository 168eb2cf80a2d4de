import { classNames } from "@roomwright/ui/class-names"
import { Icon, type Drawing } from "@roomwright/ui/icon"
import type { ButtonHTMLAttributes, ReactNode } from "react"

interface PanelButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: Drawing
  readonly look?: "plain" | "primary" | "danger" | "quiet"
  readonly children: ReactNode
}

const looks = {
  plain: "border-line-2 bg-card text-ink hover:border-ink-2",
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-2",
  danger: "border-line-2 bg-card text-bad hover:border-bad",
  quiet: "border-transparent text-ink hover:bg-sunk",
} as const

/** A button of the studio: smaller than those of pages, as there are many. */
export function PanelButton({ icon, look = "plain", className, children, ...rest }: PanelButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        "inline-flex min-h-8 items-center justify-center gap-1.5 rounded-control border px-2.5 text-13 font-medium transition-colors duration-150 disabled:opacity-45",
        looks[look],
        className,
      )}
    >
      {icon ? <Icon of={icon} size={16} /> : null}
      {children}
    </button>
  )
}

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: Drawing
  readonly label: string
  /** Its keys, for the hint. */
  readonly keys?: string
}

/** A button that is an icon; its name and keys are shown as a hint. */
export function ToolButton({ icon, label, keys, className, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys ? `${label}  (${keys})` : label}
      {...rest}
      className={classNames(
        "inline-grid size-8 flex-none place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-sunk hover:text-ink disabled:opacity-40",
        "aria-pressed:bg-accent-tint aria-pressed:text-accent-2",
        className,
      )}
    >
      <Icon of={icon} size={18} />
    </button>
  )
}
