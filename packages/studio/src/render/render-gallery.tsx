import { Images } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { useState } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { ComparePictures } from "./compare-pictures.tsx"
import { LargeRender } from "./large-render.tsx"
import { RenderCard } from "./render-card.tsx"
import { useDeskState, useRenderDesk } from "./use-render-desk.ts"

interface RenderGalleryProps {
  /** The one that is looked at first. */
  readonly first: string | null
  readonly onNew: () => void
}

/** The renders of the project: those under way, and those that can be looked at, compared and downloaded. */
export function RenderGallery({ first, onNew }: RenderGalleryProps) {
  const t = useStudioText()
  const { desk } = useRenderDesk()
  const renders = useDeskState(desk, (state) => state.renders)
  const [opened, setOpened] = useState<string | null>(first)
  const [compared, setCompared] = useState<readonly string[]>([])
  const [isComparing, setComparing] = useState(false)
  const large = renders?.find(({ id, state }) => id === opened && state === "finished")
  const two = compared.flatMap((id) => renders?.find((one) => one.id === id && one.picture) ?? [])
  const [before, after] = two
  if (isComparing && before && after)
    return <ComparePictures before={before} after={after} onBack={() => setComparing(false)} />
  if (large) return <LargeRender render={large} onBack={() => setOpened(null)} />
  if (renders === null)
    return (
      <div aria-busy className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4 p-5">
        {[0, 1, 2].map((at) => (
          <div key={at} className="aspect-[8/5] rounded-inner bg-sunk" />
        ))}
      </div>
    )
  if (renders.length === 0)
    return (
      <div className="grid justify-items-center gap-3 px-5 py-14 text-center">
        <Icon of={Images} size={36} className="text-ink-2" />
        <p className="text-16">{t("render.empty")}</p>
        <p className="max-w-[46ch] text-pretty text-ink-2">{t("render.emptyText")}</p>
        <PanelButton look="primary" onClick={onNew}>
          {t("render.new")}
        </PanelButton>
      </div>
    )
  return (
    <div className="grid gap-4 p-5">
      {compared.length > 0 ? (
        <div className="flex flex-wrap items-center gap-3 rounded-inner bg-sunk px-3 py-2">
          <p className="mr-auto">{t("render.compare.chosen", { count: two.length })}</p>
          <PanelButton look="primary" disabled={two.length < 2} onClick={() => setComparing(true)}>
            {t("render.compare")}
          </PanelButton>
          <PanelButton onClick={() => setCompared([])}>{t("render.compare.none")}</PanelButton>
        </div>
      ) : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))] gap-4">
        {renders.map((render) => (
          <RenderCard
            key={render.id}
            render={render}
            isCompared={compared.includes(render.id)}
            onOpen={() => {
              setOpened(render.id)
              // Addresses of pictures work for a minute.
              void desk.refresh()
            }}
            onCompare={() =>
              setCompared((ids) =>
                ids.includes(render.id)
                  ? ids.filter((id) => id !== render.id)
                  : [...ids.slice(-1), render.id],
              )
            }
          />
        ))}
      </ul>
    </div>
  )
}
