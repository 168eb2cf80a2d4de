import { randomUUID } from "node:crypto"
import type { Content } from "@roomwright/contract/content/admin"
import type { APIRequestContext } from "@playwright/test"
import { administrator } from "./administrator.ts"
import { callAs } from "./admin-payments.ts"

/** A token of the administrator. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const data = { mobileOrEmail: administrator.email, password: administrator.password }
  const answer = await request.post("/api/auth/login", { data })
  return ((await answer.json()) as { readonly data: string }).data
}

/** An article in English alone, published through the API. */
export async function publishArticle(
  request: APIRequestContext,
  { title, body }: { readonly title: string; readonly body: string },
): Promise<Content> {
  const token = await adminToken(request)
  const texts = { en: { title, summary: "In short.", body } }
  const draft = await callAs<Content>(request, token, ["POST", "/admin/content"], {
    part: "article",
    key: randomUUID(),
    topic: "rooms",
    place: 0,
    cover: null,
    uploads: [],
    texts,
  })
  const publication = ["POST", `/admin/content/${draft.id}/publication`] as const
  return callAs(request, token, publication, { base: draft.revision })
}
