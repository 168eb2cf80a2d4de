import type { Vec3 } from "@roomwright/models/geometry/vector"
import { newId } from "../platform/ids.ts"
import { storePanorama } from "../features/media/media.public.ts"
import { blank } from "./test-pictures.ts"
import type { TestApp } from "./test-app.ts"
import type { TestPerson } from "./test-people.ts"

interface TestPanorama {
  readonly projectId: string
  readonly document: string
  /** Metres of the world. */
  readonly eye: Vec3
}

/** A finished panorama of a project, as an engine would have left it. Returns its id. */
export async function givePanorama(
  { services }: TestApp,
  person: TestPerson,
  { projectId, document, eye }: TestPanorama,
): Promise<string> {
  const picture = await blank(2_048, 1_024).webp().toBuffer()
  const { db } = services.database
  const pictureId = await storePanorama({ db, files: services.files }, picture)
  const id = newId()
  await db
    .insertInto("render")
    .values({
      id,
      account_id: person.id,
      project_id: projectId,
      picture_id: pictureId,
      document,
      version: 1,
      camera: JSON.stringify({ eye, turn: 0, tilt: 0, fieldOfView: 90, lensShift: 0, focus: null }),
      kind: "panorama-3k",
      state: "finished",
    })
    .execute()
  return id
}
