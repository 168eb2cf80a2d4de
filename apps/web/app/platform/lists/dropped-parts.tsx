import type { DroppedPart } from "../filter-address.ts"
import { useText } from "../locale/locale.tsx"

/** Names the parts of the address that nobody knows and that were left out. */
export function DroppedParts({ dropped }: { readonly dropped: readonly DroppedPart[] }) {
  const t = useText()
  if (dropped.length === 0) return null
  const parts = dropped.map(({ name, values }) => (values ? `${name}=${values.join(",")}` : name))
  return (
    <p role="status" className="mb-6 rounded-control bg-wait-tint px-4 py-3 text-15 break-words text-wait">
      {t("filters.dropped", { parts: parts.join(", ") })}
    </p>
  )
}
