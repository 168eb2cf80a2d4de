import { existsSync, writeFileSync } from "node:fs"
import { expect, type APIRequestContext } from "@playwright/test"
import type { Bill } from "@roomwright/contract/payments/bills"
import type { ProductCard, ProductDetail } from "@roomwright/contract/catalogue/calls"
import type { Notification } from "@roomwright/contract/notifications/calls"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import { buildTemplate } from "@roomwright/scene/templates/build-template"
import { planTemplates } from "@roomwright/scene/templates/plan-templates"
import { makePerson, tokenOf } from "../accounts.ts"
import { readArticles, readDesigners, readTour, readWorks } from "../content.ts"
import { callAs, drawSquares, setUpPayments, sendReceipt } from "../admin-payments.ts"
import { makeApplicant, makeDesigner, uploadPicture } from "../make-designer.ts"
import { demoToken, readOwnProfile } from "../own-pages.ts"
import { placeOrder } from "../place-order.ts"
import { test } from "../site-test.ts"
import { readSubjects, subjectsFile, type Subjects } from "./subjects.ts"

interface Listed {
  readonly content: readonly { readonly id: string }[]
}
const firstOf = async (request: APIRequestContext, token: string, path: string): Promise<string> =>
  (await callAs<Listed>(request, token, ["GET", path])).content[0]?.id ?? ""

/** Two rooms with doors and windows, as one begins with. */
function drawFlat(): string {
  const template = planTemplates.find(({ id }) => id === "two-room-62")
  if (!template) throw new Error("The plan is not there.")
  return writeDocument(buildTemplate(template, ["Ground"], countedIds()))
}

/** A designer with a work on show and a home in the studio, which others may look at. */
async function makeBusyDesigner(request: APIRequestContext, staff: string) {
  const token = await makeDesigner(request, staff)
  await callAs(request, token, ["PUT", "/user"], { avatar: await uploadPicture(request, token, "avatar") })
  const { id: myWork } = await callAs<{ id: string }>(request, token, ["POST", "/designer/design"], {
    key: crypto.randomUUID(),
    localName: { en: "House by the river" },
    url3d: "",
    styleDescription: {},
    style: "nordic",
    homeType: "apartment",
    space: "living-room",
    scene: "family",
    roomType: "two-bedroom",
    area: 60,
    template: false,
    templateId: null,
    price: 2_000_000,
    mainImage: await uploadPicture(request, token, "work"),
    detailImages: [await uploadPicture(request, token, "work")],
  })
  await callAs(request, token, ["POST", `/designer/designs/${myWork}/shelving`])
  const project = await callAs<{ id: string }>(request, token, ["POST", "/studio/projects"], {
    name: "Flat by the river",
    key: crypto.randomUUID(),
    document: drawFlat(),
  })
  const link = await callAs<{ token: string }>(request, token, ["PUT", `/studio/projects/${project.id}/link`])
  const gone = await callAs<{ id: string }>(request, token, ["POST", "/studio/projects"], {
    name: "Given up",
    key: crypto.randomUUID(),
  })
  await callAs(request, token, ["PUT", `/studio/projects/${gone.id}/trash`])
  return { token, myWork, project: project.id, sharedProject: link.token }
}

/** Whether it was made before, and the site still knows it. */
async function areThere(request: APIRequestContext): Promise<boolean> {
  if (!existsSync(subjectsFile())) return false
  const headers = { authorization: `Bearer ${readSubjects().tokens.staff}` }
  return (await request.get("/api/user", { headers })).ok()
}

test("what the sweep looks at is made", async ({ request }) => {
  test.slow()
  if (await areThere(request)) return
  const staff = await setUpPayments(request)
  const merchant = await demoToken(request, "nhamoc")
  const seller = await readOwnProfile(request, merchant)
  const myProducts = await callAs<{ content: ProductCard[] }>(request, staff, [
    "GET",
    `/products?category=sofas&inStock=true&merchantId=${seller.id}`,
  ])
  const product = myProducts.content[0]?.id ?? ""
  const { variants } = await callAs<ProductDetail>(request, staff, ["GET", `/products/${product}`])
  const variant = variants.find(({ stock }) => stock >= 3)?.id ?? ""
  const designer = await makeBusyDesigner(request, staff)
  const works = (await readWorks(request, "size=50")).content.filter(({ id }) => id !== designer.myWork)
  const work = works[0]?.id ?? ""

  const user = await tokenOf(request, await makePerson(request))
  const { id: account } = await readOwnProfile(request, user)
  const open = await placeOrder(request, user, { productId: product, variantId: variant })
  const sent = await placeOrder(request, user, { productId: product, variantId: variant })
  const bill = await callAs<Bill>(request, user, ["GET", `/user/bills/${sent.billId}`])
  await sendReceipt(request, { token: user, bill }, await drawSquares())
  const entries = [{ product, variant, quantity: 2 }]
  await callAs(request, user, ["POST", "/user/cart/entries"], { entries, counting: "atLeast" })
  for (const [subject, id] of [
    ["work", work],
    ["product", product],
    ["merchant", seller.id],
  ])
    await callAs(request, user, ["PUT", `/user/favourites/${subject}/${id}`])
  const makeCollection = async (name: string): Promise<string> => {
    const body = { name, key: crypto.randomUUID() }
    const { id } = await callAs<{ id: string }>(request, user, ["POST", "/user/collections"], body)
    await callAs(request, user, ["PUT", `/user/collections/${id}/items/product/${product}`])
    await callAs(request, user, ["PUT", `/user/collections/${id}/items/work/${work}`])
    return id
  }
  const collection = await makeCollection("For the hall")
  const { shareId } = await callAs<{ shareId: string | null }>(request, user, [
    "PUT",
    `/user/collections/${collection}/link`,
  ])
  for (const text of ["Does it come apart to fit into a lift?", "Is there a green one?"])
    await callAs(request, user, ["POST", `/products/${product}/questions`], {
      text,
      key: crypto.randomUUID(),
    })
  for (const reported of [`works/${work}`, `products/${product}`])
    await callAs(request, user, ["POST", `/${reported}/reports`], {
      problem: "misleading",
      text: "It is blue, not green.",
    })
  await callAs(request, user, ["POST", "/common/feedback"], {
    text: "The sofa has no legs in its picture.",
    contact: "lan@example.com",
    key: crypto.randomUUID(),
  })
  await callAs(request, user, ["POST", "/common/enterprise-requests"], {
    name: "Trần Bảo",
    company: "Xưởng Mộc",
    email: "bao@example.com",
    phone: "",
    message: "20 designers, from May.",
  })
  // One that nothing has yet may be deleted.
  await callAs(request, staff, ["POST", "/admin/filter-values/style"], {
    slug: "art-deco",
    localName: { zh: "装饰艺术", en: "Art deco", vi: "Art deco" },
  })
  await callAs(request, staff, ["POST", "/admin/messages"], {
    audience: { kind: "account", accountId: account },
    title: "Come and see",
    text: "There are new rooms.",
    key: crypto.randomUUID(),
  })
  let mail = ""
  await expect
    .poll(
      async () =>
        (mail =
          (await callAs<{ content: Notification[] }>(request, user, ["GET", "/user/mails"])).content[0]?.id ??
          ""),
    )
    .not.toBe("")

  const subjects: Subjects = {
    tokens: {
      user,
      applicant: (await makeApplicant(request)).token,
      designer: designer.token,
      merchant,
      staff,
    },
    work,
    tour: (await readTour(request)).id,
    product,
    variant,
    account,
    mail,
    collection,
    seller: seller.id,
    merchant: seller.id,
    soldWork: works.find(({ price }) => price > 0)?.id ?? "",
    myWork: designer.myWork,
    project: designer.project,
    sharedProject: designer.sharedProject,
    myProduct: await firstOf(request, merchant, "/merchant/products"),
    designer: (await readDesigners(request)).content[0]?.id ?? "",
    article: (await readArticles(request)).content[0]?.id ?? "",
    answer: await firstOf(request, staff, "/admin/content?part=answer"),
    openBill: open.billId ?? "",
    sentBill: bill.id,
    order: sent.id,
    openOrder: open.id,
    sharedCollection: shareId ?? "",
    feedback: await firstOf(request, staff, "/admin/feedback"),
    month: new Date().toISOString().slice(0, 7),
  }
  expect(Object.entries(subjects).filter(([, value]) => value === "")).toEqual([])
  writeFileSync(subjectsFile(), JSON.stringify(subjects))
})
