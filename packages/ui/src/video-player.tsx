import { Play } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Icon } from "./icon.tsx"

interface VideoPlayerProps {
  /** What it is called. */
  readonly name: string
  /** Shown while it is not played; null: it has none. */
  readonly poster: string | null
  /** px */
  readonly width: number
  readonly height: number
  /** Where its file is; the address works for a while only. */
  readonly findAddress: () => Promise<string>
  readonly words: {
    readonly play: string
    readonly loading: (percent: number) => string
    readonly failed: string
  }
}

type State =
  | { readonly kind: "resting" | "failed" }
  | { readonly kind: "loading"; readonly percent: number }
  | { readonly kind: "there"; readonly address: string }

/** A video that is fetched when somebody wants to see it. All of it, because its address does not last as long as it is watched. */
export function VideoPlayer({ name, poster, width, height, findAddress, words }: VideoPlayerProps) {
  const [state, setState] = useState<State>({ kind: "resting" })
  const stop = useRef<AbortController | null>(null)
  const address = state.kind === "there" ? state.address : null
  useEffect(() => () => stop.current?.abort(), [])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])

  const play = async (): Promise<void> => {
    const here = new AbortController()
    stop.current = here
    setState({ kind: "loading", percent: 0 })
    try {
      const video = await fetchVideo(await findAddress(), here.signal, (percent) =>
        setState({ kind: "loading", percent }),
      )
      if (!here.signal.aborted) setState({ kind: "there", address: URL.createObjectURL(video) })
    } catch {
      if (!here.signal.aborted) setState({ kind: "failed" })
    }
  }

  if (address !== null)
    return (
      // Videos of rooms have no sound, so there is nothing to caption.
      <video
        src={address}
        poster={poster ?? undefined}
        width={width}
        height={height}
        aria-label={name}
        controls
        autoPlay
        loop
        playsInline
        className="max-h-[76dvh] w-full rounded-inner bg-sunk object-contain"
      />
    )
  return (
    <div className="grid gap-2">
      <button
        type="button"
        onClick={() => void play()}
        disabled={state.kind === "loading"}
        aria-label={words.play}
        className="group relative grid max-h-[76dvh] w-full place-items-center overflow-hidden rounded-inner bg-sunk"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {poster === null ? null : (
          <img src={poster} alt={name} className="absolute inset-0 size-full object-contain" />
        )}
        <span className="relative grid size-16 place-items-center rounded-pill bg-photo-shade text-photo-ink transition-transform duration-150 group-hover:scale-105">
          <Icon of={Play} size={28} />
        </span>
      </button>
      <p role="status" className={state.kind === "failed" ? "text-bad" : "text-ink-2 empty:hidden"}>
        {state.kind === "loading" ? words.loading(state.percent) : null}
        {state.kind === "failed" ? words.failed : null}
      </p>
    </div>
  )
}

async function fetchVideo(
  address: string,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<Blob> {
  const answer = await fetch(address, { signal })
  if (!answer.ok || !answer.body) throw new Error(`The video was answered by ${answer.status}.`)
  const all = Number(answer.headers.get("content-length") ?? 0)
  const parts: BlobPart[] = []
  let [there, said] = [0, 0]
  for await (const part of readParts(answer.body)) {
    parts.push(part)
    there += part.length
    const percent = all > 0 ? Math.floor((there / all) * 100) : 0
    if (percent > said) onPercent((said = percent))
  }
  return new Blob(parts, { type: answer.headers.get("content-type") ?? "" })
}

/** Not every browser walks through a stream by itself. */
async function* readParts(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
