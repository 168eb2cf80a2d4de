import { randomUUID } from "node:crypto"
import type { APIRequestContext } from "@playwright/test"
import { callAs } from "./admin-payments.ts"
import { uploadPicture } from "./make-designer.ts"

/** A free work that is public and may be begun from; gives its id. */
export async function makeWork(request: APIRequestContext, token: string, name: string): Promise<string> {
  await callAs(request, token, ["PUT", "/user"], { avatar: await uploadPicture(request, token, "avatar") })
  const { id } = await callAs<{ id: string }>(request, token, ["POST", "/designer/design"], {
    key: randomUUID(),
    localName: { en: name },
    url3d: "",
    styleDescription: {},
    style: "nordic",
    homeType: "studio",
    space: "living-room",
    scene: "family",
    roomType: "studio",
    area: 62,
    template: true,
    templateId: null,
    price: 0,
    mainImage: await uploadPicture(request, token, "work"),
    detailImages: [],
  })
  await callAs(request, token, ["POST", `/designer/designs/${id}/shelving`])
  return id
}
