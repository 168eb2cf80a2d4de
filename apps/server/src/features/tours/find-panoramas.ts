import type { Vec3 } from "@roomwright/models/geometry/vector"
import { RenderCamera } from "@roomwright/contract/renders/order"
import { sql, type Kysely } from "kysely"
import * as z from "zod/mini"
import type { DB } from "../../platform/database/row-types.ts"

/** A finished panorama of somebody's own. */
export interface PanoramaSource {
  readonly id: string
  readonly projectId: string | null
  readonly pictureId: string
  /** The state of the project that it shows, and its number. */
  readonly document: string
  readonly version: number
  /** Metres of the world. */
  readonly eye: Vec3
}

interface Asked {
  readonly accountId: string
  readonly ids: readonly string[]
}

/** These panoramas in their order; those that are gone, others', unfinished or no panoramas are left out. */
export async function findPanoramas(
  db: Kysely<DB>,
  { accountId, ids }: Asked,
): Promise<readonly PanoramaSource[]> {
  const { rows } = await sql<Omit<PanoramaSource, "eye"> & { readonly camera: unknown }>`
    select r.id, r.project_id as "projectId", r.picture_id as "pictureId", s.document,
      r.project_version as version, r.camera
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join render r on r.id = asked.id
    join render_scene s on s.id = r.scene_id
    where r.account_id = ${accountId} and r.state = 'finished' and r.kind like 'panorama-%'
      and r.picture_id is not null
    order by asked.place`.execute(db)
  return rows.map(({ camera, ...row }) => ({ ...row, eye: z.parse(RenderCamera, camera).eye }))
}
