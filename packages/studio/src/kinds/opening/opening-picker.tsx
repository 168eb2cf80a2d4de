import { classNames } from "@roomwright/ui/class-names"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import { openingTypes, type OpeningType } from "@roomwright/scene/kinds/opening/opening"
import { refuse, type Outcome } from "@roomwright/scene/commands/outcome"
import type { OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import { hasHinge, hasSwing, isDoor, usualShape } from "./opening-edits.ts"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { LengthField } from "../../panels/parts/length-field.tsx"
import { PickField } from "../../panels/parts/pick-field.tsx"
import { FieldPair, Section } from "../../panels/parts/section.tsx"

/** Leaves and frames of each kind as plans draw them, in a field of 48 by 32. The wall lies below. */
const drawings: Readonly<Record<OpeningType, string>> = {
  hinged: "M14 26V8M14 8A18 18 0 0 1 32 26",
  double: "M10 26V12M10 12A14 14 0 0 1 24 26M38 26V12M38 12A14 14 0 0 0 24 26",
  sliding: "M10 25H26M22 28H38",
  folding: "M10 26L17 12L24 26M38 26L31 12L24 26",
  passage: "M12 23V29M36 23V29M16 26H18M23 26H25M30 26H32",
  arch: "M12 29V18A12 12 0 0 1 36 18V29",
  window: "M10 23.500H38M10 28.500H38M10 26H38",
}

/** The kinds of doors and windows to put in, and how large the next one is. */
export function OpeningPicker() {
  const t = useStudioText()
  const editor = useEditor()
  const tool = useEditorState((state) => state.tool)
  const options = useEditorState((state) => state.options)
  const inHand = tool === "door" ? options.door : tool === "window" ? options.window : null
  return (
    <Section title={t("panel.doorsAndWindows")}>
      <div className="grid grid-cols-3 gap-1.5">
        {openingTypes.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={inHand?.type === type}
            onClick={() => {
              const name = isDoor({ type }) ? "door" : "window"
              if (options[name].type !== type) editor.setOptions({ [name]: usualShape(type) })
              editor.activate(name)
            }}
            className={classNames(
              "grid min-h-[76px] content-center justify-items-center gap-0.5 rounded-control border px-1 py-1.5 text-center text-12 transition-colors duration-150",
              inHand?.type === type
                ? "border-accent bg-accent-tint text-accent-2"
                : "border-line bg-paper hover:border-ink-2",
            )}
          >
            <OpeningSymbol type={type} />
            {t(`opening.${type}`)}
          </button>
        ))}
      </div>
      {inHand ? (
        <NextSize name={isDoor(inHand) ? "door" : "window"} shape={inHand} />
      ) : (
        <p className="text-12 text-ink-2">{t("panel.pickOpening")}</p>
      )}
    </Section>
  )
}

const isWithin = (value: number, low: number, high: number): boolean => value >= low && value <= high

function NextSize({ name, shape }: { readonly name: "door" | "window"; readonly shape: OpeningShape }) {
  const t = useStudioText()
  const editor = useEditor()
  const set = (part: Partial<OpeningShape>): Outcome | undefined => {
    const next = { ...shape, ...part }
    const isPossible =
      isWithin(next.width, sceneLimits.openingWidthMin, sceneLimits.openingWidthMax) &&
      isWithin(next.height, sceneLimits.heightMin, sceneLimits.heightMax) &&
      isWithin(next.sill, 0, sceneLimits.heightMax)
    if (!isPossible) return refuse("outOfBounds")
    editor.setOptions({ [name]: next })
    return undefined
  }
  return (
    <div className="grid gap-2">
      <p className="text-12 text-ink-2">{t("panel.nextOne")}</p>
      <FieldPair>
        <LengthField label={t("panel.width")} value={shape.width} onSet={(width) => set({ width })} />
        <LengthField label={t("panel.height")} value={shape.height} onSet={(height) => set({ height })} />
        <LengthField label={t("panel.sill")} value={shape.sill} onSet={(sill) => set({ sill })} />
      </FieldPair>
      <FieldPair>
        {hasHinge(shape) ? (
          <PickField
            label={t("panel.hinge")}
            value={shape.hinge}
            options={[
              { value: "from", text: t("panel.hingeFrom") },
              { value: "to", text: t("panel.hingeTo") },
            ]}
            onPick={(hinge) => set({ hinge })}
          />
        ) : null}
        {hasSwing(shape) ? (
          <PickField
            label={t("panel.swing")}
            value={shape.swing}
            options={[
              { value: "left", text: t("panel.swingLeft") },
              { value: "right", text: t("panel.swingRight") },
            ]}
            onPick={(swing) => set({ swing })}
          />
        ) : null}
      </FieldPair>
    </div>
  )
}

/** A kind of door or window as it is drawn in plans. Decoration: its name stands beside it. */
function OpeningSymbol({ type }: { readonly type: OpeningType }) {
  return (
    <svg viewBox="0 0 48 32" width={48} height={32} aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M2 26H9M39 26H46" strokeWidth={5} className="stroke-ink-2" />
      <path d={drawings[type]} strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
