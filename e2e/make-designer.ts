import type { APIRequestContext } from "@playwright/test"
import { makePerson, tokenOf } from "./accounts.ts"
import { callAs, drawSquares } from "./admin-payments.ts"

/** Uploads a picture of chance; gives its id. */
export async function uploadPicture(
  request: APIRequestContext,
  token: string,
  purpose: "identity" | "avatar" | "work",
): Promise<string> {
  const answer = await request.post("/api/user/uploads", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { purpose, file: { name: "a.png", mimeType: "image/png", buffer: await drawSquares() } },
  })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

/** A new account that has asked to be a designer and waits; gives its token and the application's id. */
export async function makeApplicant(request: APIRequestContext): Promise<{ token: string; id: string }> {
  const token = await tokenOf(request, await makePerson(request))
  const { id } = await callAs<{ id: string }>(request, token, ["POST", "/user/register:DESIGNER_FREE"], {
    designer: {
      experienceYears: 6,
      city: "Da Nang",
      styles: ["nordic"],
      companyName: "",
      school: "",
      major: "",
      introduction: "Small homes with much light.",
      otherContact: "",
    },
    pictures: {
      idFront: await uploadPicture(request, token, "identity"),
      idBack: await uploadPicture(request, token, "identity"),
    },
  })
  return { token, id }
}

/** A new account that staff have made a designer, without a picture of themselves; gives its token. */
export async function makeDesigner(request: APIRequestContext, staff: string): Promise<string> {
  const { token, id } = await makeApplicant(request)
  await callAs(request, staff, ["POST", `/admin/applications/${id}/approval`])
  return token
}
