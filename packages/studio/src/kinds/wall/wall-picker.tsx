import { refuse } from "@roomwright/scene/commands/outcome"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import { toolAction } from "../../tools/tool-action.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { LengthField } from "../../panels/parts/length-field.tsx"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { Section } from "../../panels/parts/section.tsx"
import { ActionText } from "../../panels/parts/action-button.tsx"
import { RectangleRoomIcon, WallIcon } from "../../panels/parts/tool-icons.tsx"
import { drawWallTool, rectangleTool } from "./wall-tools.ts"
import { useLengths } from "../../panels/parts/use-lengths.ts"

/** Light partitions, brick of half and of whole length as it is laid here, and outer walls, mm. */
const thicknesses = [100, 110, 150, 200, 220, 240] as const

const [drawWallAction, rectangleAction] = [toolAction(drawWallTool), toolAction(rectangleTool)]

/** How thick the next walls are. */
export function WallPicker() {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const thickness = useEditorState((state) => state.options.wallThickness)
  return (
    <Section title={t("panel.walling")}>
      <div className="flex flex-wrap gap-1.5">
        <ActionText action={drawWallAction} icon={WallIcon} />
        <ActionText action={rectangleAction} icon={RectangleRoomIcon} />
      </div>
      <div role="group" aria-label={t("panel.thickness")} className="grid grid-cols-3 gap-1.5">
        {thicknesses.map((mm) => (
          <PanelButton
            key={mm}
            aria-pressed={thickness === mm}
            onClick={() => editor.setOptions({ wallThickness: mm })}
            className="num px-1! aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-2"
          >
            {lengths.format(mm)}
          </PanelButton>
        ))}
      </div>
      <LengthField
        label={t("panel.thicknessOwn")}
        value={thickness}
        onSet={(mm) => {
          if (mm < sceneLimits.thicknessMin || mm > sceneLimits.thicknessMax) return refuse("outOfBounds")
          editor.setOptions({ wallThickness: mm })
          return undefined
        }}
      />
    </Section>
  )
}
