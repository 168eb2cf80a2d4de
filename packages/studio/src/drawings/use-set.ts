import type { Paper } from "@roomwright/scene/drawing/sheet-frame"
import { useEffect, useMemo, useState } from "react"
import { useEditor } from "../editor/use-editor.ts"
import type { PlanWords } from "../plan-view/plan-words.ts"
import type { StudioHost } from "../studio-host.ts"
import { useStudioText } from "../use-studio-text.ts"
import type { ComposedSet, SheetKind } from "./compose-set.ts"

export interface SetOptions {
  readonly paper: Paper
  /** Null: the largest that fits. */
  readonly scale: number | null
  readonly kinds: readonly SheetKind[]
  readonly designer: string
}

/** The sheets of the home as it is now, drawn anew whenever what is wished changes; null while they are drawn first, or where that failed. */
export function useSet(
  host: StudioHost,
  project: string,
  { paper, scale, kinds, designer }: SetOptions,
): { readonly set: ComposedSet | null; readonly isLost: boolean } {
  const t = useStudioText()
  const editor = useEditor()
  const [state, setState] = useState<{ readonly set: ComposedSet | null; readonly isLost: boolean }>({
    set: null,
    isLost: false,
  })
  const { scene, options } = editor.read()
  const { unit } = options
  const words = useMemo((): PlanWords => ({ t, unit }), [t, unit])
  const wished = kinds.join(" ")
  useEffect(() => {
    let isWanted = true
    const compose = async (): Promise<void> => {
      const { composeSet, sheetKinds } = await import("./compose-set.ts")
      const set = await composeSet({
        scene,
        words,
        host,
        paper,
        scale,
        kinds: new Set(sheetKinds.filter((kind) => wished.split(" ").includes(kind))),
        project,
        designer,
      })
      if (isWanted) setState({ set, isLost: false })
    }
    compose().catch(() => {
      if (isWanted) setState({ set: null, isLost: true })
    })
    return () => {
      isWanted = false
    }
  }, [scene, words, host, paper, scale, wished, project, designer])
  return state
}
