import { readOwnPanorama } from "@roomwright/contract/works/panoramas"
import type { PanoramaEditor } from "@roomwright/studio/panorama-editor"
import { Button } from "@roomwright/ui/button"
import { IconButton } from "@roomwright/ui/icon-button"
import { X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useLanguage } from "../../platform/locale/locale.tsx"
import { frameTexts, panoramaTexts, usePanoramaText } from "../../platform/panoramas/panorama-texts.ts"
import { siteCall } from "../../platform/site-call.ts"
import { ChoiceField } from "./choice-field.tsx"
import { useMyWorksText } from "./my-works-texts.ts"
import { lookFirst, placeArrow, removeArrow, type PanoramaDraft } from "./panorama-draft.ts"

type Rooms = readonly PanoramaDraft[]
type Editor = typeof PanoramaEditor

interface ArrowsPanelProps {
  readonly room: PanoramaDraft
  /** What the rooms are called, by picture. */
  readonly names: ReadonlyMap<string, string>
  readonly onChange: (change: (before: Rooms) => Rooms) => void
  /** What has just happened, for who does not see it. */
  readonly onSay: (text: string) => void
  readonly onClose: () => void
}

/** Opens a room and the code to edit it in; the picture's address lasts a minute, its picture as long as it is open. */
export function ArrowsPanel(props: ArrowsPanelProps) {
  const t = useMyWorksText()
  const language = useLanguage()
  const { picture } = props.room
  const [opened, setOpened] = useState<{ readonly Editor: Editor; readonly address: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" })
  }, [opened])
  useEffect(() => {
    let isOver = false
    setFailed(false)
    Promise.all([
      import("@roomwright/studio/panorama-editor"),
      siteCall(language)(readOwnPanorama, { params: { id: picture } }),
      panoramaTexts.load(language),
    ]).then(
      ([code, { address }]) => {
        if (!isOver) setOpened({ Editor: code.PanoramaEditor, address })
      },
      () => {
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [picture, language, attempt])
  return (
    <div ref={place} className="grid min-w-0 gap-3">
      {opened ? (
        <OpenPanel {...props} {...opened} />
      ) : hasFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-bad">
          {t("myWorks.panoramas.notOpened")}
          <Button small onClick={() => setAttempt((before) => before + 1)}>
            {t("myWorks.pictures.retry")}
          </Button>
        </div>
      ) : (
        <div aria-busy className="aspect-4/3 rounded-card bg-still sm:aspect-video" />
      )}
    </div>
  )
}

interface OpenPanelProps extends ArrowsPanelProps {
  readonly Editor: Editor
  readonly address: string
}

function OpenPanel({ Editor, address, room, names, onChange, onSay, onClose }: OpenPanelProps) {
  const t = useMyWorksText()
  const frameText = usePanoramaText()
  const { picture, links } = room
  const others = [...names.keys()].filter((id) => id !== picture)
  const unlinked = others.filter((id) => !links.some(({ to }) => to === id))
  const [chosen, setChosen] = useState("")
  const target = others.includes(chosen) ? chosen : (unlinked[0] ?? others[0] ?? "")
  const nameOf = (id: string): string => names.get(id) ?? ""
  const editor = useRef<{ looking(): { yaw: number; pitch: number } | null }>(null)
  const remove = (to: string): void => {
    onChange((before) => removeArrow(before, picture, to))
    onSay(t("myWorks.panoramas.removed", { name: nameOf(to) }))
  }
  return (
    <section aria-label={t("myWorks.panoramas.arrowsOf", { name: nameOf(picture) })} className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <p className="text-14 text-ink-2">
          {others.length > 0 ? t("myWorks.panoramas.how") : t("myWorks.panoramas.howAlone")}
        </p>
        <IconButton icon={X} label={t("myWorks.panoramas.close")} onClick={onClose} className="flex-none" />
      </div>
      <div className="aspect-4/3 overflow-hidden rounded-card sm:aspect-video">
        <Editor
          room={{
            id: picture,
            name: nameOf(picture),
            base: address,
            levels: [],
            tileAddress: () => "",
            view: room,
            links,
          }}
          names={names}
          texts={{
            ...frameTexts(frameText, nameOf(picture)),
            arrowTo: (name) => t("myWorks.panoramas.arrow", { name }),
          }}
          onPlace={(direction) => {
            if (target === "") return
            onChange((before) => placeArrow(before, picture, target, direction))
            onSay(t("myWorks.panoramas.placed", { name: nameOf(target) }))
            const next = unlinked.find((id) => id !== target)
            if (next) setChosen(next)
          }}
          onMove={(to, direction) => onChange((before) => placeArrow(before, picture, to, direction))}
          onRemove={remove}
          handle={editor}
        />
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {others.length > 0 ? (
          <ChoiceField
            label={t("myWorks.panoramas.target")}
            value={target}
            options={others.map((id) => ({ value: id, text: nameOf(id) }))}
            onChange={setChosen}
          />
        ) : null}
        <Button
          onClick={() => {
            const looking = editor.current?.looking()
            if (!looking) return
            onChange((before) => lookFirst(before, picture, looking))
            onSay(t("myWorks.panoramas.viewSet"))
          }}
        >
          {t("myWorks.panoramas.setView")}
        </Button>
      </div>
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {links.map(({ to }) => (
            <li key={to} className="flex items-center gap-1 rounded-pill border border-line pl-3 text-14">
              {nameOf(to)}
              <IconButton
                icon={X}
                label={t("myWorks.panoramas.removeArrow", { name: nameOf(to) })}
                onClick={() => remove(to)}
                className="!size-8"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
