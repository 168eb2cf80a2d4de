import { findElement, type Entry } from "@roomwright/scene/document/scene-index"
import { deleteElements } from "@roomwright/scene/commands/delete-elements"
import { setCamera } from "@roomwright/scene/commands/place-view"
import type { Camera } from "@roomwright/scene/kinds/camera/camera"
import { Camera as CameraIcon, Trash2 } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { useEffect, useState } from "react"
import { useEditor, useEditorState } from "../editor/use-editor.ts"
import { NameField } from "../panels/parts/name-field.tsx"
import { PanelButton, ToolButton } from "../panels/parts/panel-button.tsx"
import { Popover } from "../panels/parts/popover.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { goToView, keepView, viewsOf } from "./go-to-view.ts"
import type { StageControl } from "./stage-control.ts"
import { useStageState } from "./use-stage-state.ts"

/** The views of a home that were kept: small pictures to go to them, named and deleted here. */
export function StageViews({ control }: { readonly control: StageControl }) {
  const t = useStudioText()
  const isThere = useStageState(control, (state) => state.problem === "none" && state.sight !== null)
  if (!isThere) return null
  return (
    <div className="absolute top-3 left-3">
      <Popover
        label={t("stage.views")}
        isMadeLate
        look="inline-grid size-9 place-items-center rounded-control border border-line bg-card/90 text-ink-2 hover:text-ink pointer-coarse:size-11"
        face={<Icon of={CameraIcon} size={18} />}
      >
        <KeptViews control={control} />
      </Popover>
    </div>
  )
}

function KeptViews({ control }: { readonly control: StageControl }) {
  const t = useStudioText()
  const editor = useEditor()
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const views = viewsOf(scene, level)
  return (
    <div className="grid w-64 gap-3">
      <PanelButton icon={CameraIcon} title="Shift V" onClick={() => keepView(control, t("stage.view"))}>
        {t("action.keepView")}
      </PanelButton>
      {views.length === 0 ? <p className="text-12 text-ink-2">{t("stage.noViews")}</p> : null}
      <ul className="grid gap-3">
        {views.map((entry) => (
          <li key={entry.id} className="grid gap-1.5">
            <button
              type="button"
              aria-label={t("stage.goToView", { name: entry.element.name })}
              onClick={() => goToView(control, entry.element)}
              className="overflow-hidden rounded-control border border-line hover:border-accent"
            >
              <ViewPicture control={control} entry={entry} />
            </button>
            <div className="flex items-end gap-1">
              <div className="min-w-0 flex-1">
                <NameField
                  label={t("stage.viewName")}
                  value={entry.element.name}
                  onSet={(name) =>
                    editor.do("setView", (now, newId) => setCamera(now, { camera: entry.id, name }, newId))
                  }
                />
              </div>
              <ToolButton
                icon={Trash2}
                label={t("stage.deleteView", { name: entry.element.name })}
                onClick={() =>
                  editor.do("delete", (now, newId) => deleteElements(now, { ids: [entry.id] }, newId))
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Drawn once for a camera, for as long as the window is open; a changed one is another element. */
const drawn = new WeakMap<Camera, string>()

function ViewPicture({
  control,
  entry: { element },
}: {
  readonly control: StageControl
  readonly entry: Entry<Camera>
}) {
  const floor = useEditorState(({ scene }) => findElement(scene, element.parent, "level")?.elevation ?? 0)
  const [picture, setPicture] = useState(() => drawn.get(element) ?? null)
  useEffect(() => {
    if (drawn.has(element)) return
    // One after the other: each stops the picture of the view for a moment.
    const timer = setTimeout(() => {
      const made = control.port?.picture(element, floor) ?? null
      if (made === null) return
      drawn.set(element, made)
      setPicture(made)
    }, 50)
    return () => clearTimeout(timer)
  }, [control, element, floor])
  const shown = drawn.get(element) ?? picture
  return shown === null ? (
    <span className="block aspect-[8/5] w-full bg-sunk" />
  ) : (
    <img src={shown} alt="" className="block aspect-[8/5] w-full object-cover" />
  )
}
