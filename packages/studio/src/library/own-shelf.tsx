import { Upload } from "lucide-react"
import { useCallback, useEffect, useRef, useState, type DragEvent } from "react"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { useStudioText } from "../use-studio-text.ts"
import type { OwnPiece, OwnPieces } from "./library-host.ts"
import { OwnPieceDialog } from "./own-piece-dialog.tsx"
import { OwnPieceRow } from "./own-piece-row.tsx"
import { checkOwnFile, sendOwnPiece } from "./send-own-piece.ts"

interface OwnShelfProps {
  readonly pieces: OwnPieces
  /** What the list of the library shows of them is no longer true. */
  readonly onChange: () => void
}

interface Sending {
  readonly name: string
  readonly fraction: number
}

/** While models are made, ms. */
const askAgainMs = 2_000

/** One's own models: to upload, to name and to delete; below them, the grid shows those that are ready. */
export function OwnShelf({ pieces, onChange }: OwnShelfProps) {
  const t = useStudioText()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<readonly OwnPiece[]>([])
  const [sending, setSending] = useState<Sending | null>(null)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<OwnPiece | null>(null)
  const [isOver, setOver] = useState(false)
  const read = useCallback(
    () =>
      pieces.list().then(setOwn, () => {
        // The list stays as it was; the library below says that nothing answers.
      }),
    [pieces],
  )
  useEffect(() => void read(), [read])
  const ready = own.filter(({ state }) => state === "ready").length
  const isMaking = own.some(({ state }) => state === "making")
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void read(), askAgainMs)
    return () => clearInterval(timer)
  }, [isMaking, read])
  const shown = useRef(ready)
  useEffect(() => {
    if (shown.current !== ready) onChange()
    shown.current = ready
  }, [ready, onChange])

  const take = async (files: readonly File[]): Promise<void> => {
    setFaults([])
    const addFault = (text: string): void => setFaults((before) => [...before, text])
    for (const file of files) {
      const { name } = file
      const problem = checkOwnFile(file)
      if (problem) {
        addFault(t(`library.own.${problem}`, { name }))
        continue
      }
      try {
        setSending({ name, fraction: 0 })
        const answer = await sendOwnPiece(pieces, file, (fraction) => setSending({ name, fraction }))
        if (answer.kind === "refused") addFault(t("library.own.refused", { name, reason: answer.message }))
        else if (answer.piece.asksSize) setEdited(answer.piece)
      } catch {
        addFault(t("library.own.refused", { name, reason: t("library.own.noAnswer") }))
      }
    }
    setSending(null)
    await read()
  }
  const changed = (): void => {
    setEdited(null)
    void read()
    onChange()
  }
  return (
    <section aria-label={t("library.own")} className="mb-3 grid gap-2">
      <div
        onDragOver={(event: DragEvent) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          void take([...event.dataTransfer.files])
        }}
        className={`grid justify-items-center gap-1.5 rounded-inner border border-dashed px-3 py-4 text-center ${isOver ? "border-accent bg-accent-tint" : "border-line-2"}`}
      >
        <PanelButton icon={Upload} disabled={sending !== null} onClick={() => input.current?.click()}>
          {t("library.own.add")}
        </PanelButton>
        <input
          ref={input}
          type="file"
          accept=".glb,model/gltf-binary"
          multiple
          hidden
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            target.value = ""
            void take(chosen)
          }}
        />
        <p className="text-12 text-pretty text-ink-2">{t("library.own.drop")}</p>
        {sending ? (
          <p role="status" className="num w-full text-12 text-ink-2 [overflow-wrap:anywhere]">
            <progress value={sending.fraction} className="block w-full accent-accent" />
            {t("library.own.sending", {
              name: sending.name,
              percent: `${Math.round(sending.fraction * 100)}`,
            })}
          </p>
        ) : null}
      </div>
      {faults.length === 0 ? null : (
        <div role="alert" className="grid gap-1.5 text-12 text-pretty text-bad [overflow-wrap:anywhere]">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      {own.length === 0 ? null : (
        <p className="num text-12 text-ink-2">
          {t("library.own.quota", {
            count: own.length,
            most: pieces.most,
            megabytes: Math.ceil(own.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000),
          })}
        </p>
      )}
      {own.length === 0 ? null : (
        <ul className="grid gap-0.5">
          {own.map((piece) => (
            <OwnPieceRow key={piece.id} piece={piece} onEdit={() => setEdited(piece)} />
          ))}
        </ul>
      )}
      {edited ? (
        <OwnPieceDialog
          key={edited.id}
          piece={edited}
          pieces={pieces}
          onClose={() => setEdited(null)}
          onChanged={changed}
        />
      ) : null}
    </section>
  )
}
