import { useEffect, useState } from "react"
import { useEditorState } from "../editor/use-editor.ts"
import { billPieces } from "../panels/bill/bill-pieces.ts"
import { PickField } from "../panels/parts/pick-field.tsx"
import type { StudioTour } from "../render/tour-host.ts"
import { useRenderDesk } from "../render/use-render-desk.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { PublishForm } from "./use-publish.ts"
import { Tick } from "./work-fields.tsx"

/** What comes with the work besides its pictures. */
export function ComesWith({ form: { draft, change } }: { readonly form: PublishForm }) {
  const t = useStudioText()
  const scene = useEditorState((state) => state.scene)
  const tours = useTourList()
  const rows = billPieces(scene, t)
  const count = rows.reduce((sum, { ids }) => sum + ids.length, 0)
  const products = new Set(rows.flatMap(({ product }) => product ?? [])).size
  return (
    <fieldset className="grid gap-2.5 border-t border-line pt-4">
      <legend className="float-left mb-1.5 font-medium">{t("publish.with")}</legend>
      <p className="clear-left text-pretty">{t("publish.withScene")}</p>
      <p className="text-pretty">{t("publish.withPieces", { count, products })}</p>
      <Tick
        label={t("publish.plan")}
        text={t("publish.planText")}
        isOn={draft.hasPlan}
        onSet={(hasPlan) => change({ hasPlan })}
      />
      {tours.length > 0 ? (
        <PickField
          label={t("publish.tour")}
          value={tours.some(({ id }) => id === draft.tour) ? (draft.tour ?? "") : ""}
          options={[
            { value: "", text: t("publish.noTour") },
            ...tours.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onPick={(tour) => change({ tour: tour === "" ? null : tour })}
        />
      ) : (
        <p className="text-12 text-pretty text-ink-2">{t("publish.noTours")}</p>
      )}
    </fieldset>
  )
}

/** The finished tours of the project. */
function useTourList(): readonly StudioTour[] {
  const { tours: host, project } = useRenderDesk()
  const [tours, setTours] = useState<readonly StudioTour[]>([])
  useEffect(() => {
    let isGone = false
    host.list(project).then(
      (found) => !isGone && setTours(found.filter(({ state }) => state === "ready")),
      // Without them a work is made all the same.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [host, project])
  return tours
}
