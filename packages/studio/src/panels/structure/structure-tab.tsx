import { OpeningPicker } from "./opening-picker.tsx"
import { TemplateList } from "./template-list.tsx"
import { WallPicker } from "./wall-picker.tsx"

/** What a home is built of: walls, doors and windows, and ready plans. */
export function StructureTab() {
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <WallPicker />
      <OpeningPicker />
      <TemplateList />
    </div>
  )
}
