import { buttonClass } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { Scan } from "lucide-react"
import { useEffect, useState } from "react"
import type { ModelSource } from "./load-model.ts"
import { ownRoomViewer, sceneViewerLink } from "./room-viewer.ts"
import type { ViewerWords } from "./viewer-words.ts"

/** What programs outside the browser need to show a thing: addresses from `/` on. Things that are not public have none. */
export interface PublicThing {
  /** Of its plain GLB. */
  readonly file: string
  readonly page: string
  readonly name: string
}

interface ArButtonProps {
  readonly source: ModelSource
  readonly thing: PublicThing | undefined
  /** The words that the variant to be shown is called by. */
  readonly dress: readonly string[]
  readonly words: ViewerWords
}

const place = `${buttonClass("secondary", true)} absolute top-3 left-3 z-1`

/** Puts a thing into the room of who looks at it, where the device can. */
export function ArButton({ source, thing, dress, words }: ArButtonProps) {
  const [viewer] = useState(ownRoomViewer)
  if (viewer === "quickLook")
    // What was made shows what was chosen then.
    return <QuickLookButton key={dress.join("\n")} {...{ source, dress, words }} />
  if (viewer === null || !thing) return null
  const { origin } = globalThis.location
  const link = sceneViewerLink({ ...thing, file: origin + thing.file, page: origin + thing.page })
  return (
    <a href={link} className={place}>
      <Icon of={Scan} />
      {words.room}
    </a>
  )
}

type Making =
  | { readonly kind: "idle" | "making" | "failed" }
  | { readonly kind: "ready"; readonly address: string }

/** Its file is made when it is asked for; it opens by another press, as no browser opens the camera long after one. */
function QuickLookButton({ source: { address, bytes }, dress, words }: Omit<ArButtonProps, "thing">) {
  const [making, setMaking] = useState<Making>({ kind: "idle" })
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const made = making.kind === "ready" ? making.address : null
  useEffect(() => {
    if (made !== null) return () => URL.revokeObjectURL(made)
  }, [made])
  const labels = {
    idle: words.room,
    making: words.roomMaking,
    failed: words.roomFailed,
    ready: words.roomReady,
  }
  const make = (): void => {
    setMaking({ kind: "making" })
    import("./write-usdz.ts")
      .then(({ fetchAsUsdz }) => fetchAsUsdz({ address, bytes }, dress, leaving.signal))
      .then(
        (blob) => setMaking({ kind: "ready", address: URL.createObjectURL(blob) }),
        () => setMaking({ kind: "failed" }),
      )
  }
  return (
    <button
      type="button"
      aria-busy={making.kind === "making"}
      onClick={made === null ? make : () => openQuickLook(made)}
      className={place}
    >
      <Icon of={Scan} />
      {labels[making.kind]}
    </button>
  )
}

/** Quick Look opens from a link around a picture alone, pressed by a hand or in the press of one. */
function openQuickLook(address: string): void {
  const link = document.createElement("a")
  link.rel = "ar"
  link.href = `${address}#allowsContentScaling=0`
  link.append(document.createElement("img"))
  link.click()
}
