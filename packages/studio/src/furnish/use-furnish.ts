import { writeDocument } from "@roomwright/scene/document/write-document"
import { boughtCategories, type Offer } from "@roomwright/models/layout/offer"
import type { StyleId } from "@roomwright/models/layout/styles"
import { use, useCallback, useEffect, useRef, useState } from "react"
import type { Gesture } from "../editor/editor.ts"
import { useEditor } from "../editor/use-editor.ts"
import { RenderDeskContext } from "../render/use-render-desk.ts"
import type { StudioHost } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import { askLayouts } from "./ask-layouts.ts"
import type { LayoutOffer } from "./layout-host.ts"
import type { FoundLayout } from "./make-layouts.ts"

export interface FurnishWishes {
  /** The room's key; null: the whole level. */
  readonly room: string | null
  readonly style: StyleId
  /** VND for merchants' products; null: pieces of the library alone. */
  readonly budget: number | null
  /** A work to furnish like; null: the style alone decides. */
  readonly template: string | null
}

export interface Furnishing {
  /** Null before it is known. */
  readonly offer: LayoutOffer | null
  readonly phase: "idle" | "working" | "applying"
  readonly layouts: readonly FoundLayout[]
  /** Which of them is shown in the plan. */
  readonly shown: number | null
  readonly problem: string | null
  readonly ask: (wishes: FurnishWishes) => Promise<void>
  readonly show: (at: number) => void
  readonly apply: () => Promise<void>
  readonly discard: () => void
}

/** The most popular products with a 3D model, of each kind that a layout buys. */
async function findOffers({ library }: StudioHost): Promise<readonly Offer[]> {
  const pages = await Promise.all(
    boughtCategories.map((category) =>
      library.search({ source: "product", category, offset: 0, limit: 48 }).catch(() => ({ hits: [] })),
    ),
  )
  return pages
    .flatMap(({ hits }) => hits)
    .flatMap(({ category, item, product }) =>
      product && product.stock > 0 ? [{ category, item, price: product.price }] : [],
    )
}

/** Asks for layouts, shows one of them in the plan and in 3D, and puts it in as one step. What is only shown is taken back on the way out. */
export function useFurnish(host: StudioHost, project: string): Furnishing {
  const t = useStudioText()
  const editor = useEditor()
  const desk = use(RenderDeskContext)
  const [offer, setOffer] = useState<LayoutOffer | null>(null)
  const [phase, setPhase] = useState<Furnishing["phase"]>("idle")
  const [layouts, setLayouts] = useState<readonly FoundLayout[]>([])
  const [shown, setShown] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const gesture = useRef<Gesture | null>(null)
  const key = useRef(crypto.randomUUID())

  const clear = useCallback((): void => {
    gesture.current?.cancel()
    gesture.current = null
    setShown(null)
    setLayouts([])
  }, [])
  useEffect(() => {
    let isGone = false
    host.layouts.offer().then(
      (found) => !isGone && setOffer(found),
      () => !isGone && setProblem(t("furnish.away")),
    )
    return () => {
      isGone = true
      gesture.current?.cancel()
      gesture.current = null
    }
  }, [host, t])

  const setLeft = (left: number | null): void => setOffer((now) => now && { ...now, left })

  const ask = async ({ room, style, budget, template: work }: FurnishWishes): Promise<void> => {
    clear()
    setProblem(null)
    setPhase("working")
    try {
      // Before anything is counted: a template may be gone.
      const template = work === null ? null : await host.layouts.template(work)
      if (template && template.kind !== "there")
        return setProblem(template.kind === "none" ? t("furnish.templateNone") : template.message)
      const order = await host.layouts.start(project, key.current)
      if (order.kind !== "started") {
        setProblem(order.kind === "usedUp" ? t("furnish.usedUp") : order.message)
        if (order.kind === "usedUp") setLeft(0)
        return
      }
      setLeft(order.left)
      const { scene, level } = editor.read()
      const seed = Math.floor(Math.random() * 1_000_000)
      const offers = budget === null ? [] : await findOffers(host)
      const found = await askLayouts({
        document: writeDocument(scene),
        request: { level, room, style, seed },
        budget,
        offers,
        template: template?.document ?? null,
      }).catch((): readonly FoundLayout[] => [])
      setLeft(await host.layouts.settle(order.id, found.length > 0))
      key.current = crypto.randomUUID()
      setLayouts(found)
      if (found.length === 0) setProblem(t("furnish.nothing"))
    } catch {
      // The key stays: asked once more it is the same request.
      setProblem(t("furnish.away"))
    } finally {
      setPhase("idle")
    }
  }

  const show = (at: number): void => {
    const layout = layouts[at]
    if (!layout) return
    gesture.current ??= editor.beginGesture("furnish")
    gesture.current.update(() => ({ change: layout.change }))
    setShown(at)
  }

  const apply = async (): Promise<void> => {
    const layout = shown === null ? undefined : layouts[shown]
    if (!layout) return
    setPhase("applying")
    // What is kept is the home as it was: what is shown is taken back first.
    gesture.current?.cancel()
    gesture.current = null
    try {
      if (desk && (await desk.settle())) await host.versions.keep(project, t("furnish.version"))
    } catch {
      // Without a connection the step back is what is left of it.
    }
    editor.do("furnish", () => ({ change: layout.change }))
    setShown(null)
    setLayouts([])
    setPhase("idle")
  }

  return { offer, phase, layouts, shown, problem, ask, show, apply, discard: clear }
}
