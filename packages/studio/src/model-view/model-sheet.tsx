import { categories, type Category } from "@roomwright/models/model/categories"
import { dress, writeModelId, type ModelVariant } from "@roomwright/models/model/model-id"
import type { AnyModelType } from "@roomwright/models/model/model-type"
import { modelTypes } from "@roomwright/models/types/model-types"
import { useEffect, useMemo, useRef, useState } from "react"
import { isDrawnBySoftware } from "./is-drawn-by-software.ts"
import { createVariantDrawer, type VariantDrawer } from "./draw-variants.ts"

interface SheetProps {
  /** Where finishes are fetched from. */
  readonly finishBase: string
  /** Only this category, or all of them. */
  readonly category: string | null
  readonly sidePx: number
}

/** All types of the library with all their looks, drawn as the catalogue draws them: for developers to look at. */
export function ModelSheet({ finishBase, category, sidePx }: SheetProps) {
  const { drawer, fault } = useSheetDrawer(finishBase)
  // Keys of the table are its categories.
  const shown = (Object.keys(categories) as Category[]).filter((one) => category === null || one === category)
  return (
    <>
      {fault ? <p role="alert">{fault}</p> : null}
      {shown.map((one) => {
        const types = modelTypes.filter((type) => type.category === one)
        return (
          <section key={one}>
            <h2>{`${categories[one].en} (${types.length})`}</h2>
            {types.map((type) => (
              <TypeRow key={type.id} type={type} drawer={drawer} sidePx={sidePx} />
            ))}
          </section>
        )
      })}
    </>
  )
}

/** The sheet's drawer; null with what is the matter while there is none, and a new one when the graphics card is back. */
function useSheetDrawer(finishBase: string): { drawer: VariantDrawer | null; fault: string | null } {
  const [drawer, setDrawer] = useState<VariantDrawer | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const onLost = (): void => {
      setDrawer(null)
      setFault("The graphics card was interrupted. The remaining models are drawn when it is back.")
    }
    try {
      const made = createVariantDrawer(finishBase, { onLost, onRestored: () => setRound((now) => now + 1) })
      setDrawer(made)
      setFault(null)
      return () => made.dispose()
    } catch {
      setFault("This browser has no WebGL 2: the models are listed without pictures.")
      return undefined
    }
  }, [finishBase, round])
  return { drawer, fault }
}

function TypeRow({
  type,
  drawer,
  sidePx,
}: {
  type: AnyModelType
  drawer: VariantDrawer | null
  sidePx: number
}) {
  const pieces = useMemo(
    () =>
      type.looks.map((look) => ({
        name: look.name.en,
        variant: dress(type, look.values ?? {}, look.finishes ?? {}),
      })),
    [type],
  )
  return (
    <article>
      <h3>
        {type.name.en} <code>{type.id}</code>
      </h3>
      <div style={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        {pieces.map(({ name, variant }) =>
          "reason" in variant ? (
            <p key={name}>{JSON.stringify(variant)}</p>
          ) : (
            <VariantPicture key={name} {...{ name, variant, drawer, sidePx }} />
          ),
        )}
      </div>
    </article>
  )
}

interface PictureProps {
  readonly name: string
  readonly variant: ModelVariant
  readonly drawer: VariantDrawer | null
  readonly sidePx: number
}

/** Draws its piece when it is scrolled to, and keeps the picture when the drawer goes. */
function VariantPicture({ name, variant, drawer, sidePx }: PictureProps) {
  const place = useRef<HTMLElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const id = writeModelId(variant)
  const isDrawn = address !== null
  useEffect(() => () => setAddress(null), [variant, sidePx])
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
    return undefined
  }, [address])
  useEffect(() => {
    const element = place.current
    if (!element || !drawer || isDrawn) return
    let isGone = false
    setFault(null)
    const draw = async () => {
      try {
        const samples = isDrawnBySoftware(document) ? 6 : 24
        const { picture, isWhole } = await drawer.draw(variant, { sidePx, samples })
        if (isGone) return
        setAddress(URL.createObjectURL(picture))
        if (!isWhole) setFault("A finish has no pictures: drawn in its colour.")
      } catch (error) {
        if (!isGone) setFault(String(error))
      }
    }
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      void draw()
    })
    watcher.observe(element)
    return () => {
      isGone = true
      watcher.disconnect()
    }
  }, [drawer, variant, sidePx, isDrawn])
  return (
    <figure ref={place} style={{ width: sidePx, margin: 0 }}>
      {address ? (
        <img src={address} alt={name} width={sidePx} height={sidePx} />
      ) : (
        <div style={{ width: sidePx, height: sidePx }}>{fault ?? "…"}</div>
      )}
      <figcaption>
        {name}
        <br />
        <code style={{ overflowWrap: "anywhere" }}>{id}</code>
        {address && fault ? <small style={{ display: "block" }}>{fault}</small> : null}
      </figcaption>
    </figure>
  )
}
