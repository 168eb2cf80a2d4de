import { Icon } from "@roomwright/ui/icon"
import type { LucideIcon } from "lucide-react"

interface RoundButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly onClick: () => void
}

/** A button that lies on what is looked at. */
export function RoundButton({ icon, label, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-grid size-11 place-items-center rounded-pill border border-line bg-glass text-ink shadow-float hover:bg-still"
    >
      <Icon of={icon} size={18} />
    </button>
  )
}
