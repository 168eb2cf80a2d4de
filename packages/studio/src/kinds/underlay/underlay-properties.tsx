import { deleteElements } from "@roomwright/scene/commands/delete-elements"
import { setUnderlay } from "@roomwright/scene/kinds/underlay/place-underlay"
import type { Underlay } from "@roomwright/scene/kinds/underlay/underlay"
import { Ruler, Trash2 } from "lucide-react"
import { useId, useRef } from "react"
import { toolAction } from "../../tools/tool-action.ts"
import type { Gesture } from "../../editor/editor.ts"
import { useEditor } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { ActionText } from "../../panels/parts/action-button.tsx"
import { AngleField, LengthField } from "../../panels/parts/length-field.tsx"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { Fact, Facts, FieldPair, Section } from "../../panels/parts/section.tsx"
import { scalePictureTool } from "./scale-picture.ts"
import { useLengths } from "../../panels/parts/use-lengths.ts"

const scalePictureAction = toolAction(scalePictureTool)

/** How the picture of a plan lies under the level. */
export function UnderlayProperties({ id, underlay }: { readonly id: string; readonly underlay: Underlay }) {
  const t = useStudioText()
  const editor = useEditor()
  const lengths = useLengths()
  const set = (values: Partial<Pick<Underlay, "at" | "turn" | "opacity">>) =>
    editor.do("setUnderlay", (scene, newId) => setUnderlay(scene, { underlay: id, ...values }, newId))
  const { at, pixels, mmPerPixel } = underlay
  return (
    <>
      <Section title={t("panel.picture")}>
        <OpacityField id={id} opacity={underlay.opacity} />
        <FieldPair>
          <AngleField label={t("panel.turn")} value={underlay.turn} onSet={(turn) => set({ turn })} />
          <span />
          <LengthField label={t("panel.x")} value={at.x} onSet={(x) => set({ at: { ...at, x } })} />
          <LengthField label={t("panel.y")} value={at.y} onSet={(y) => set({ at: { ...at, y } })} />
        </FieldPair>
        <Facts>
          <Fact name={t("panel.pictureSize")}>
            {lengths.bare(pixels.width * mmPerPixel)} × {lengths.format(pixels.height * mmPerPixel)}
          </Fact>
        </Facts>
      </Section>
      <Section title={t("panel.pictureScale")}>
        <p className="text-ink-2">{t("panel.pictureScaleText")}</p>
        <div className="flex flex-wrap gap-1.5">
          <ActionText action={scalePictureAction} icon={Ruler} />
          <PanelButton
            look="danger"
            icon={Trash2}
            onClick={() => editor.do("delete", (scene, newId) => deleteElements(scene, { ids: [id] }, newId))}
          >
            {t("panel.pictureRemove")}
          </PanelButton>
        </div>
      </Section>
    </>
  )
}

/** A drag of the slider is one step back. */
function OpacityField({ id, opacity }: { readonly id: string; readonly opacity: number }) {
  const t = useStudioText()
  const editor = useEditor()
  const field = useId()
  const gesture = useRef<Gesture>(null)
  const end = (): void => {
    gesture.current?.end()
    gesture.current = null
  }
  const percent = Math.round(opacity * 100)
  return (
    <div className="grid gap-1">
      <label htmlFor={field} className="flex justify-between text-12 text-ink-2">
        {t("panel.opacity")}
        <span className="num">{percent} %</span>
      </label>
      <input
        id={field}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => {
          const share = Number(event.target.value) / 100
          gesture.current ??= editor.beginGesture("setUnderlay")
          gesture.current.update((scene, newId) =>
            setUnderlay(scene, { underlay: id, opacity: share }, newId),
          )
        }}
        onPointerUp={end}
        onKeyUp={end}
        onBlur={end}
        className="h-6 w-full cursor-pointer accent-accent"
      />
    </div>
  )
}
