import type { DesignerCard as DesignerCardData } from "@roomwright/contract/works/designers"
import { DesignerCard } from "../platform/cards/designer-card.tsx"

export function DesignerGrid({ designers }: { readonly designers: readonly DesignerCardData[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {designers.map((designer) => (
        <li key={designer.id}>
          <DesignerCard designer={designer} />
        </li>
      ))}
    </ul>
  )
}
