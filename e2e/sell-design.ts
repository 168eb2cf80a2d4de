import type { DesignOffer } from "@roomwright/contract/orders/design-orders"
import type { Bill } from "@roomwright/contract/payments/bills"
import type { APIRequestContext } from "@playwright/test"
import { callAs } from "./admin-payments.ts"
import { uploadPicture } from "./make-designer.ts"

/** A work that a designer sells for so much (VND); gives its id. */
export async function publishDesign(
  request: APIRequestContext,
  designer: string,
  price: number,
): Promise<string> {
  const { id } = await callAs<{ id: string }>(request, designer, ["POST", "/designer/design"], {
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
    price,
    mainImage: await uploadPicture(request, designer, "work"),
    detailImages: [],
  })
  await callAs(request, designer, ["POST", `/designer/designs/${id}/shelving`])
  return id
}

/** Orders a design without the screens. */
export async function orderDesign(
  request: APIRequestContext,
  buyer: string,
  work: string,
): Promise<{ readonly orderId: string; readonly bill: Bill }> {
  const { offer } = await callAs<DesignOffer>(request, buyer, ["GET", `/user/design-offers/${work}`])
  const { orderId, billId } = await callAs<{ orderId: string; billId: string }>(
    request,
    buyer,
    ["POST", "/user/design-orders"],
    {
      work,
      buyerEmail: "lan@example.com",
      buyerMobile: "0912345678",
      remark: "",
      offer,
      key: crypto.randomUUID(),
    },
  )
  return { orderId, bill: await callAs<Bill>(request, buyer, ["GET", `/user/bills/${billId}`]) }
}
