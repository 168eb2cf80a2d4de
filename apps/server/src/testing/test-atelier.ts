import { orderDesign, readDesignOffer } from "@roomwright/contract/orders/design-orders"
import { readOrder, type Order } from "@roomwright/contract/orders/calls"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { claimUpload } from "../features/media/media.public.ts"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { signUp, type TestPerson } from "./test-people.ts"
import { blank } from "./test-pictures.ts"

export interface Atelier {
  readonly designer: TestPerson
  readonly workId: string
}

/** How large the main picture of a test design was sent (px). */
export const sentSize = { width: 2000, height: 1500 } as const

/** A designer who can sign in, with a work for sale: its main picture is larger than the public sees it. */
export async function openAtelier(app: TestApp, price = 2_500_000): Promise<Atelier> {
  const designer = await signUp(app, { nickname: "Minh", roles: ["ROLE_DESIGNER"] })
  const { id: accountId, headers } = designer
  await app.database.db
    .insertInto("designer_profile")
    .values({
      account_id: accountId,
      city: "{}",
      styles: [],
      school: "{}",
      major: "{}",
      introduction: "{}",
      experience_years: 3,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const sent = await blank(sentSize.width, sentSize.height).jpeg().toBuffer()
  const input = { body: { purpose: "work" as const }, file: new Blob([new Uint8Array(sent)]) }
  const { id: uploadId } = await app.call(uploadPicture, input, { headers })
  const mainPictureId = await app.database.db
    .transaction()
    .execute((tx) => claimUpload(tx, { uploadId, accountId, purpose: "work" }))
  const workId = await app.makeWork({
    designerId: accountId,
    mainPictureId,
    detailPictureIds: [await app.makePicture()],
    price,
  })
  return { designer, workId }
}

/** Everything that an order of this design takes, as its buyer is shown it now. */
export async function prepareDesign(app: TestApp, { headers }: TestPerson, workId: string) {
  const { offer } = await app.call(readDesignOffer, { params: { work: workId } }, { headers })
  return {
    work: workId,
    buyerEmail: "lan@example.com",
    buyerMobile: "0912345678",
    remark: "",
    offer,
    key: newId(),
  }
}

/** Orders a design through the door. */
export async function placeDesign(app: TestApp, buyer: TestPerson, workId: string): Promise<Order> {
  const body = await prepareDesign(app, buyer, workId)
  const { orderId } = await app.call(orderDesign, { body }, { headers: buyer.headers })
  return app.call(readOrder, { params: { id: orderId } }, { headers: buyer.headers })
}
