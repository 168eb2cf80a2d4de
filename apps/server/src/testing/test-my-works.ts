import { saveMyWork, shelveMyWork, type MyWork, type MyWorkForm } from "@roomwright/contract/works/my-works"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { signUp, type TestPerson } from "./test-people.ts"
import { blank } from "./test-pictures.ts"

/** A designer whose profile is complete, so that works can be published. */
export async function signUpDesigner(
  app: TestApp,
  { isComplete = true, nickname = "Nhà Xanh" }: { isComplete?: boolean; nickname?: string } = {},
): Promise<TestPerson> {
  const person = await signUp(app, { nickname, roles: ["ROLE_DESIGNER"] })
  const { db } = app.database
  await db
    .insertInto("designer_profile")
    .values({
      account_id: person.id,
      experience_years: 7,
      city: JSON.stringify({ vi: "Huế" }),
      styles: ["nordic"],
      company_name: "",
      school: JSON.stringify({}),
      major: JSON.stringify({}),
      introduction: JSON.stringify(isComplete ? { vi: "Nhà nhỏ, nhiều nắng." } : {}),
    })
    .execute()
  if (isComplete)
    await db
      .updateTable("account")
      .set({ avatar_id: await app.makePicture() })
      .where("id", "=", person.id)
      .execute()
  return person
}

/** Uploads a picture for a work, as its designer does. */
export async function uploadForWork(app: TestApp, { headers }: TestPerson): Promise<string> {
  const file = new Blob([new Uint8Array(await blank(360, 270).png().toBuffer())])
  const { id } = await app.call(uploadPicture, { body: { purpose: "work" }, file }, { headers })
  return id
}

/** Uploads a plain panorama, as its designer does. */
export async function uploadPanorama(
  app: TestApp,
  { headers }: TestPerson,
  width = 2_048,
  height = width / 2,
): Promise<string> {
  const file = new Blob([new Uint8Array(await blank(width, height).jpeg().toBuffer())])
  const { id } = await app.call(uploadPicture, { body: { purpose: "panorama" }, file }, { headers })
  return id
}

/** A form that can be sent as it is. */
export const designForm = (mainImage: string): MyWorkForm & { readonly key: string } => ({
  key: newId(),
  localName: { vi: "Căn hộ ven sông", en: "Flat by the river" },
  style: "nordic",
  homeType: "apartment",
  space: "living-room",
  area: 42.5,
  scene: "family",
  roomType: "two-bedroom",
  mainImage,
  detailImages: [],
  url3d: "",
  template: false,
  templateId: null,
  styleDescription: { vi: "Gỗ sáng, vải lanh." },
  price: 0,
})

/** A work on the shelf, made through the door. */
export async function publishMyWork(
  app: TestApp,
  designer: TestPerson,
  overrides: Partial<MyWorkForm> = {},
): Promise<MyWork> {
  const { headers } = designer
  const body = { ...designForm(await uploadForWork(app, designer)), ...overrides }
  const { id } = await app.call(saveMyWork, { body }, { headers })
  return app.call(shelveMyWork, { params: { id } }, { headers })
}
