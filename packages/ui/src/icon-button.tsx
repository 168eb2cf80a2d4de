import type { LucideIcon } from "lucide-react"
import type { ButtonHTMLAttributes } from "react"
import { classNames } from "./class-names.ts"
import { Icon } from "./icon.tsx"

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: LucideIcon
  /** What it does; there is no other text. */
  readonly label: string
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        "inline-grid size-10 place-items-center rounded-control text-ink transition-colors duration-150 hover:bg-sunk disabled:opacity-40",
        className,
      )}
    >
      <Icon of={icon} size={20} />
    </button>
  )
}
