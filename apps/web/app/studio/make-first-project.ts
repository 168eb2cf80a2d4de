import { makeProject } from "@roomwright/contract/studio/project-calls"
import { studioCall } from "./studio-session.ts"

let key: string | null = null

/** Makes a first project and gives its id; asked again by the same page it is the same one. */
export async function makeFirstProject(name: string): Promise<string> {
  key ??= crypto.randomUUID()
  const { id } = await studioCall(makeProject, { body: { name, key } })
  return id
}
