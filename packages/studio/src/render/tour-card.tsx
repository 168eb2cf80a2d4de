import { ExternalLink, Rotate3d, Trash2 } from "lucide-react"
import { Icon } from "@roomwright/ui/icon"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { PickField } from "../panels/parts/pick-field.tsx"
import type { PublishableWork } from "../publish/publish-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { StudioTour } from "./tour-host.ts"

interface TourCardProps {
  readonly tour: StudioTour
  readonly works: readonly PublishableWork[]
  readonly onShow: (work: string | null) => void
  readonly onRemove: () => void
}

/** No work of this id. */
const nowhere = "none"

/** One tour: its first room, where it is open to everybody, and the work that shows it. */
export function TourCard({ tour, works, onShow, onRemove }: TourCardProps) {
  const t = useStudioText()
  const { name, state, stops, picture, address, work } = tour
  return (
    <li className="grid gap-3 rounded-inner border border-line p-3 sm:grid-cols-[160px_minmax(0,1fr)]">
      <div className="grid aspect-[8/5] place-items-center overflow-hidden rounded-inner bg-sunk text-ink-2">
        {picture ? (
          <img src={picture} alt="" className="size-full object-cover" />
        ) : (
          <Icon of={Rotate3d} size={28} />
        )}
      </div>
      <div className="grid content-start gap-2">
        <div>
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className={state === "failed" ? "text-12 text-bad" : "text-12 text-ink-2"}>
            {state === "ready"
              ? t("render.tours.rooms", { count: stops })
              : t(state === "making" ? "render.tours.making" : "render.tours.failed")}
          </p>
        </div>
        {state === "ready" && works.length > 0 ? (
          <PickField
            label={t("render.tours.work")}
            value={work ?? nowhere}
            options={[
              { value: nowhere, text: t("render.tours.noWork") },
              ...works.map((one) => ({ value: one.id, text: one.name })),
            ]}
            onPick={(picked) => onShow(picked === nowhere ? null : picked)}
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          {state === "ready" ? (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-8 items-center gap-1.5 rounded-control bg-accent px-2.5 text-13 font-medium text-on-accent hover:bg-accent-2"
            >
              <Icon of={ExternalLink} size={16} />
              {t("render.tours.open")}
            </a>
          ) : null}
          <PanelButton icon={Trash2} look="danger" onClick={onRemove}>
            {t("render.delete")}
          </PanelButton>
        </div>
      </div>
    </li>
  )
}
