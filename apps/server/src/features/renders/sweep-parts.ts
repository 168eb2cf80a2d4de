import { mayDeleteFiles } from "../../platform/files/hold-deletions.ts"
import type { Services } from "../../platform/services.ts"
import { partFile } from "./drop-files.ts"

const owned = /^renders\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.part$/
const dayMs = 86_400_000

/** Deletes parts that never got a row, because the program was killed in between; their ids tell their age. Gives how many. */
export async function deleteStrayParts({
  database: { db },
  files,
  clock,
}: Pick<Services, "database" | "files" | "clock">): Promise<number> {
  const before = clock.now().getTime() - dayMs
  let deleted = 0
  for await (const name of files.list("renders")) {
    const id = owned.exec(name)?.[1]
    if (id === undefined || Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16) >= before) continue
    const isStray = await db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom("render_part")
        .select("part")
        .where("file_id", "=", id)
        .executeTakeFirst()
      if (row || !(await mayDeleteFiles(tx))) return false
      await files.delete(partFile(id))
      return true
    })
    if (isStray) deleted += 1
  }
  return deleted
}
