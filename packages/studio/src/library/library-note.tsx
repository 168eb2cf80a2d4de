import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { noWish, type LibraryList, type LibraryState } from "./library-list.ts"

interface LibraryNoteProps {
  readonly state: LibraryState
  readonly list: LibraryList
}

/** What is to be said of the list: why it is not here, why it is empty, what of the wish it leaves out. */
export function LibraryNote({ state, list }: LibraryNoteProps) {
  const t = useStudioText()
  const { status, hits, page, wish, refusal } = state
  if (status === "failed")
    return (
      <Note title={t(navigator.onLine ? "library.failed" : "library.offline")}>
        <PanelButton onClick={list.retry}>{t("panel.again")}</PanelButton>
      </Note>
    )
  if (refusal !== null) return <Line text={refusal === "" ? t("library.notKept") : refusal} />
  if (status !== "ready" || !page) return null
  const words = page.unknown.join(" ")
  if (hits.length === 0) {
    if (wish.shelf === "favourites" && wish.text === "")
      return <Note title={t("library.noFavourites")} text={t("library.noFavouritesText")} />
    if (wish.shelf === "own" && wish.text === "") return null
    if (wish.shelf === "recent")
      return <Note title={t("library.noRecent")} text={t("library.noRecentText")} />
    return (
      <Note
        title={words === "" ? t("library.nothing") : t("library.nothingFor", { words })}
        text={t("library.nothingText")}
      >
        <PanelButton onClick={() => list.ask(noWish)}>{t("library.showAll")}</PanelButton>
      </Note>
    )
  }
  if (words !== "") return <Line text={t("library.unknown", { words })} />
  const [first] = page.leftOut
  return first ? <Line text={t(`library.leftOut.${first}`)} /> : null
}

function Line({ text }: { readonly text: string }) {
  return (
    <p role="status" className="mb-2.5 rounded-control bg-sunk px-2.5 py-2 text-12 text-pretty text-ink-2">
      {text}
    </p>
  )
}

interface NoteProps {
  readonly title: string
  readonly text?: string
  readonly children?: React.ReactNode
}

function Note({ title, text, children }: NoteProps) {
  return (
    <div role="status" className="grid justify-items-center gap-2 px-3 py-10 text-center">
      <p className="font-medium text-balance [overflow-wrap:anywhere]">{title}</p>
      {text === undefined ? null : <p className="text-12 text-pretty text-ink-2">{text}</p>}
      {children}
    </div>
  )
}
