import type { FinishId } from "../finishes/finishes.ts"
import type { Ring } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import earcut from "earcut"
import { gatherMesh, type MeshGathering } from "./gather-mesh.ts"
import type { Skin, SkinRole } from "./mesh-kind.ts"

/** Gathers the flat surfaces of a building, a mesh for every role and finish. Lengths go in as mm of the plan. */
export interface SurfaceDraft {
  /** A corner after the other, counter-clockwise seen from its front; texture coordinates in metres beside each. */
  face(role: SkinRole, finish: FinishId, corners: readonly Corner[]): void
  /** A level surface, seen from above or from below; its pattern is turned by degrees. */
  flat(role: SkinRole, finish: FinishId, region: FlatRegion): void
  close(): readonly Skin[]
}

export interface Corner {
  readonly place: Vector
  /** mm above the floor of the level. */
  readonly height: number
  /** mm along the surface. */
  readonly u: number
  readonly v: number
}

export interface FlatRegion {
  readonly outline: Ring
  readonly holes: readonly Ring[]
  readonly height: number
  readonly isSeenFromBelow?: boolean
  readonly turn?: number
}

export function openSurfaces(): SurfaceDraft {
  const drafts: { readonly role: SkinRole; readonly finish: FinishId; readonly draft: MeshGathering }[] = []
  // An element has a handful of them.
  const draftOf = (role: SkinRole, finish: FinishId): MeshGathering => {
    for (let at = 0; at < drafts.length; at++) {
      const one = drafts[at]
      if (one && one.role === role && one.finish === finish) return one.draft
    }
    const draft = gatherMesh()
    drafts.push({ role, finish, draft })
    return draft
  }
  return {
    face(role, finish, corners) {
      const [a, b, c] = corners
      if (!a || !b || !c) return
      const draft = draftOf(role, finish)
      const first = draft.vertices()
      const ux = b.place.x - a.place.x
      const uy = b.height - a.height
      const uz = a.place.y - b.place.y
      const vx = c.place.x - a.place.x
      const vy = c.height - a.height
      const vz = a.place.y - c.place.y
      const x = uy * vz - uz * vy
      const y = uz * vx - ux * vz
      const z = ux * vy - uy * vx
      const far = Math.hypot(x, y, z) || 1
      draft.make(corners.length, (corners.length - 2) * 3)
      for (let at = 0; at < corners.length; at++) {
        const { place, height, u, v } = corners[at] ?? a
        draft.vertex(place.x / 1000, height / 1000, -place.y / 1000, u / 1000, v / 1000)
      }
      draft.normal(x / far, y / far, z / far)
      for (let i = 2; i < corners.length; i++) draft.triangle(first, first + i - 1, first + i)
    },
    flat(role, finish, { outline, holes, height, isSeenFromBelow = false, turn = 0 }) {
      const rings = [outline, ...holes]
      const places = rings.flat()
      const starts: number[] = []
      let count = outline.length
      for (const hole of holes) {
        starts.push(count)
        count += hole.length
      }
      const triangles = earcut(
        places.flatMap(({ x, y }) => [x, y]),
        starts,
      )
      const draft = draftOf(role, finish)
      const first = draft.vertices()
      draft.make(places.length, triangles.length)
      const angle = (turn * Math.PI) / 180
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (const { x, y } of places) {
        draft.vertex(
          x / 1000,
          height / 1000,
          -y / 1000,
          (x * cos + y * sin) / 1000,
          (y * cos - x * sin) / 1000,
        )
      }
      draft.normal(0, isSeenFromBelow ? -1 : 1, 0)
      for (let i = 0; i + 2 < triangles.length; i += 3) {
        const corner = (at: number): number => triangles[i + at] ?? 0
        const [a, b, c] = [places[corner(0)], places[corner(1)], places[corner(2)]]
        if (!a || !b || !c) continue
        const isLeft = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
        const isKept = isLeft !== isSeenFromBelow
        draft.triangle(first + corner(0), first + corner(isKept ? 1 : 2), first + corner(isKept ? 2 : 1))
      }
    },
    close: () =>
      drafts
        .map(({ role, finish, draft }) => ({ isEmpty: draft.isEmpty(), role, finish, mesh: draft.close() }))
        .flatMap(({ isEmpty, ...skin }) => (isEmpty ? [] : [skin])),
  }
}
