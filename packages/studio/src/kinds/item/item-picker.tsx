import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { Section } from "../../panels/parts/section.tsx"
import { useStudioText } from "../../use-studio-text.ts"
import { boxNames } from "./boxes.ts"

/** Pieces of furniture to put on the level. */
export function ItemPicker() {
  const t = useStudioText()
  const editor = useEditor()
  const active = useEditorState(({ tool, options }) => (tool === "item" ? options.item : null))
  return (
    <Section title={t("panel.furniture")}>
      <div className="grid grid-cols-3 gap-1.5">
        {boxNames.map((name) => (
          <PanelButton
            key={name}
            aria-pressed={active === name}
            onClick={() => {
              editor.setOptions({ item: name })
              editor.activate("item")
            }}
            className="px-1! text-12 aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-2"
          >
            {t(`item.${name}`)}
          </PanelButton>
        ))}
      </div>
    </Section>
  )
}
