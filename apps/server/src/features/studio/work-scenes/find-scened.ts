import type { WorkScenes } from "../../works/works.public.ts"

/** Which works carry a scene, for the feature that owns works. */
export const workScenes: WorkScenes = {
  async findScened(db, workIds) {
    if (workIds.length === 0) return new Set()
    const rows = await db
      .selectFrom("studio_work_scene")
      .select("work_id")
      .where("work_id", "in", workIds)
      .where("detached_at", "is", null)
      .execute()
    return new Set(rows.map(({ work_id }) => work_id))
  },
}
