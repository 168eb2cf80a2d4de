import { allKinds } from "../../kinds/element-kinds.ts"
import { SampleList } from "./sample-list.tsx"
import { TemplateList } from "./template-list.tsx"

/** What a home is made of, kind by kind, ready plans and furnished homes. */
export function StructureTab() {
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      {allKinds.map(({ kind, toolbox }) => (toolbox?.Picker ? <toolbox.Picker key={kind} /> : null))}
      <TemplateList />
      <SampleList />
    </div>
  )
}
