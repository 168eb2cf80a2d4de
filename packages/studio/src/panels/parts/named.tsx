import { Icon } from "@roomwright/ui/icon"
import type { LucideIcon } from "lucide-react"

/** An icon with its name for whoever does not see it. */
export function Named({ icon, name }: { readonly icon: LucideIcon; readonly name: string }) {
  return (
    <>
      <Icon of={icon} size={18} />
      <span className="sr-only">{name}</span>
    </>
  )
}
