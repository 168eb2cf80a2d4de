import { useEffect, useState } from "react"
import { createVariantDrawer } from "./draw-variants.ts"
import type { PictureOptions } from "./picture-stage.ts"

interface FileSheetProps {
  /** Where finishes are fetched from. */
  readonly finishBase: string
  /** A GLB of this site whose materials are named by finishes. */
  readonly file: string
  readonly sidePx: number
  readonly samples: number
  /** From where: pairs of the picture's options as JSON, one picture each. */
  readonly views: readonly string[]
}

/** A model that comes as a file, from several sides: for developers, and for the pictures of the demo. */
export function FileSheet({ finishBase, file, sidePx, samples, views }: FileSheetProps) {
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const wanted = views.join("\n")
  useEffect(() => {
    let isGone = false
    const drawer = createVariantDrawer(finishBase, undefined, 1024)
    const draw = async () => {
      for (const view of wanted.split("\n")) {
        // A developer wrote it; a wrong one throws and is said.
        const options = JSON.parse(view) as Partial<PictureOptions>
        const { picture, isWhole } = await drawer.drawDressed(file, { ...options, sidePx, samples })
        if (isGone) return
        if (!isWhole) throw new Error("A finish has no pictures.")
        const address = URL.createObjectURL(picture)
        setPictures((before) => [...before, address])
      }
    }
    draw().catch((error: unknown) => setFault(String(error)))
    return () => {
      isGone = true
      drawer.dispose()
    }
  }, [finishBase, file, sidePx, samples, wanted])
  return (
    <>
      {fault ? <p role="alert">{fault}</p> : null}
      {pictures.map((address) => (
        <img key={address} src={address} alt={file} width={sidePx} height={sidePx} />
      ))}
    </>
  )
}
