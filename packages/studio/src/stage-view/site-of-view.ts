import type { Outcome } from "@roomwright/scene/commands/outcome"
import type { Scene } from "@roomwright/scene/document/scene"
import { setSite, siteOf } from "@roomwright/scene/kinds/site/set-site"
import type { Site } from "@roomwright/scene/kinds/site/site"
import type { Gesture } from "../editor/editor.ts"
import type { SiteValues, StageControl } from "./stage-control.ts"

/** Where the home stands and by which light it is looked at: as the document says, or as who only looks has set it. */
export function siteIn(scene: Scene, site: SiteValues | null): Site {
  const own = siteOf(scene)
  return site ? { ...own, ...site } : own
}

export const siteSeen = (control: StageControl): Site =>
  siteIn(control.editor.read().scene, control.read().site)

/** Changes it as one step back. Who may only look changes what is seen, not the document. */
export function changeSite(control: StageControl, values: SiteValues): Outcome | undefined {
  if (control.editor.read().isReadOnly) {
    control.set({ site: { ...control.read().site, ...values } })
    return undefined
  }
  return control.editor.do("setSite", (scene, newId) => setSite(scene, values, newId))
}

/** A slider that is moved: one step back from its first move to `end`. */
export function slideSite(control: StageControl): { to(values: SiteValues): void; end(): void } {
  let gesture: Gesture | null = null
  return {
    to(values) {
      if (control.editor.read().isReadOnly) return void changeSite(control, values)
      gesture ??= control.editor.beginGesture("setSite")
      gesture.update((scene, newId) => setSite(scene, values, newId))
    },
    end() {
      gesture?.end()
      gesture = null
    },
  }
}

export const isSameSite = (one: Site, other: Site): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
