import type { ReactNode } from "react"
import type { FieldId } from "../dashboards/profile-gaps.ts"

/** Where links to a field lead. */
export function FieldPlace({ id, children }: { readonly id: FieldId; readonly children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-6">
      {children}
    </div>
  )
}
