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
  const [drawer, setDrawer] = useState<VariantDrawer | null>(null)
  useEffect(() => {
    const made = createVariantDrawer(finishBase)
    setDrawer(made)
    return () => made.dispose()
  }, [finishBase])
  // Keys of the table are its categories.
  const shown = (Object.keys(categories) as Category[]).filter((one) => category === null || one === category)
  return (
    <>
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

/** Draws its piece when it is scrolled to. */
function VariantPicture({ name, variant, drawer, sidePx }: PictureProps) {
  const place = useRef<HTMLElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const id = writeModelId(variant)
  useEffect(() => {
    const element = place.current
    if (!element || !drawer) return
    let made: string | null = null
    let isGone = false
    const draw = async () => {
      try {
        const blob = await drawer.draw(variant, { sidePx, samples: isDrawnBySoftware(document) ? 6 : 24 })
        if (isGone) return
        made = URL.createObjectURL(blob)
        setAddress(made)
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
      if (made) URL.revokeObjectURL(made)
    }
  }, [drawer, variant, sidePx])
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
      </figcaption>
    </figure>
  )
}
