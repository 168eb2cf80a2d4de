import { Aperture } from "lucide-react"
import { use, useEffect, useState } from "react"
import { ToolButton } from "../panels/parts/panel-button.tsx"
import type { StageControl } from "../stage-view/stage-control.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { RenderDesk } from "./render-desk.ts"
import { RenderDialog } from "./render-dialog.tsx"
import { RenderDeskContext, useDeskState } from "./use-render-desk.ts"

/** Opens the renders of the project, and says how far the one under way is. */
export function RenderButton({ control }: { readonly control: StageControl }) {
  const there = use(RenderDeskContext)
  return there ? <WithDesk control={control} desk={there.desk} takeFirst={there.takeFirst} /> : null
}

interface WithDeskProps {
  readonly control: StageControl
  readonly desk: RenderDesk
  readonly takeFirst: () => string | null
}

function WithDesk({ control, desk, takeFirst }: WithDeskProps) {
  const t = useStudioText()
  const [first, setFirst] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const id = takeFirst()
    if (id === null) return
    setFirst(id)
    setOpen(true)
  }, [takeFirst])
  const percent = useDeskState(desk, ({ current }) => (current ? Math.floor(current.share * 100) : null))
  // What was interrupted is offered as soon as somebody looks.
  useEffect(() => {
    if (isOpen) void desk.refresh()
  }, [desk, isOpen])
  return (
    <>
      <ToolButton
        icon={Aperture}
        label={t("render.title")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {percent === null ? null : (
        <span className="num pr-2 text-12 text-ink-2">{t("render.percent", { percent })}</span>
      )}
      {isOpen ? (
        <RenderDialog
          control={control}
          first={first}
          onClose={() => {
            setFirst(null)
            setOpen(false)
          }}
        />
      ) : null}
    </>
  )
}
