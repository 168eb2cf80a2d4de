import type { Database } from "../platform/database/connect.ts"

/** Once it was filled. */
export const demoMarker = "demo-content"

/** Whether the demo content was filled in. Apart from the content itself, which takes up memory once it is loaded. */
export async function isFilled({ db }: Pick<Database, "db">): Promise<boolean> {
  const row = await db.selectFrom("once").select("name").where("name", "=", demoMarker).executeTakeFirst()
  return row !== undefined
}
