import { finishes, isFinishId, type FinishId } from "@roomwright/models/finishes/finishes"
import type { FinishClass } from "@roomwright/models/finishes/finish"
import { finishClassNames } from "@roomwright/models/names/finish-class-names"
import { useId, useState } from "react"
import { focusPlan } from "../../actions/act-on-key.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useDragOut } from "../../library/use-drag-out.ts"
import { PanelButton } from "../../panels/parts/panel-button.tsx"
import { languageOf, useStudioText } from "../../use-studio-text.ts"
import { plainWords } from "../item/finish-list.tsx"
import { useLibrary } from "../item/use-library.ts"
import { pieceOf } from "../item/piece-of-item.ts"
import { findElement } from "@roomwright/scene/document/scene-index"
import { FinishChip } from "./finish-chip.tsx"
import { coverTargets, targetsOfChosen, type FinishTarget, type TargetName } from "./finish-target.ts"

/** Of surfaces first, then of furniture; lights, screens, plants and prints cover nothing. */
const classes = [
  "paint",
  "wallpaper",
  "floor",
  "tile",
  "stone",
  "wood",
  "fabric",
  "leather",
  "lacquer",
  "metal",
  "rug",
  "woven",
] as const satisfies readonly FinishClass[]

// Its keys are the ids.
const ids = Object.keys(finishes) as readonly FinishId[]

/** Finishes to be laid: by a drag onto a surface, by a press here and one there, or on what is chosen. */
export function FinishesTab() {
  const t = useStudioText()
  const editor = useEditor()
  const language = languageOf(t)
  const id = useId()
  const [typed, setTyped] = useState("")
  const picked = useEditorState(({ options }) => options.finish)
  const isLaying = useEditorState(({ tool }) => tool === "finish")
  const pickUp = (finish: FinishId): void => {
    editor.setOptions({ finish })
    editor.activate("finish")
  }
  const { press, isEnd, dragged } = useDragOut<FinishId>(pickUp, "finish")
  const wanted = plainWords(typed)
  const found = ids.filter((finish) => {
    const { name, class: kind } = finishes[finish]
    return [...Object.values(name), ...Object.values(finishClassNames[kind])].some((word) =>
      plainWords(word).includes(wanted),
    )
  })
  const shown = classes.flatMap((kind) => {
    const own = found.filter((finish) => finishes[finish].class === kind)
    return own.length > 0 ? [{ kind, own }] : []
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid flex-none gap-2.5 border-b border-line p-3.5">
        <input
          type="search"
          aria-label={t("piece.findFinish")}
          placeholder={t("piece.findFinish")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-9 rounded-control border border-field bg-paper px-2.5 focus-visible:-outline-offset-1"
        />
        <p className="text-12 text-ink-2">{t("finish.hint")}</p>
        <OnChosen />
      </div>
      <div className="relative grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-3.5">
        {shown.length === 0 ? <p className="text-ink-2">{t("piece.noFinish")}</p> : null}
        {shown.map(({ kind, own }) => (
          <section key={kind} aria-labelledby={`${id}-${kind}`} className="grid gap-1.5">
            <h2 id={`${id}-${kind}`} className="font-sans text-12 font-medium tracking-normal text-ink-2">
              {finishClassNames[kind][language]}
            </h2>
            <div className="grid grid-cols-5 gap-1.5">
              {own.map((finish) => (
                <FinishChip
                  key={finish}
                  id={finish}
                  name={finishes[finish].name[language]}
                  isChosen={isLaying && finish === picked}
                  onPress={(event) => press(event, finish)}
                  onPick={() => {
                    if (isEnd()) return
                    pickUp(finish)
                    focusPlan()
                  }}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p
        aria-live="polite"
        className="min-h-9 flex-none truncate border-t border-line px-3.5 py-2 text-12 text-ink-2"
      >
        {isLaying && isFinishId(picked) ? t("finish.picked", { name: finishes[picked].name[language] }) : ""}
      </p>
      {dragged?.at ? (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-50 size-12 -translate-1/2 rounded-control shadow-float"
          style={{ left: dragged.at.x, top: dragged.at.y, backgroundColor: finishes[dragged.hit].colour }}
        />
      ) : null}
    </div>
  )
}

/** Lays the finish that is picked on what is chosen: for whoever works without pointing. */
function OnChosen() {
  const t = useStudioText()
  const editor = useEditor()
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const selection = useEditorState((state) => state.selection)
  const finish = useEditorState(({ options }) => options.finish)
  const library = useLibrary(selection.kind === "elements")
  const targets = targetsOfChosen({ scene, level, selection })
  if (targets.length === 0 || !isFinishId(finish)) return null
  const language = languageOf(t)
  const nameOf = (name: TargetName, [first]: readonly FinishTarget[]): string => {
    if (typeof name === "string") return t(`finish.on.${name}`)
    const item = first?.kind === "slot" ? findElement(scene, first.item, "item") : null
    const category = item && pieceOf(item)?.type.category
    return (category && library?.nameOfSlot(name.slot, category)?.[language]) ?? name.slot
  }
  return (
    <div role="group" aria-labelledby="lay-on-chosen" className="grid gap-1.5">
      <p id="lay-on-chosen" className="text-12">
        {t("finish.layOn", { name: finishes[finish].name[language] })}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {targets.map(({ name, targets: surfaces }) => (
          <PanelButton
            key={typeof name === "string" ? name : name.slot}
            onClick={() => editor.do("layFinish", coverTargets(level, surfaces, finish))}
          >
            {nameOf(name, surfaces)}
          </PanelButton>
        ))}
      </div>
    </div>
  )
}
