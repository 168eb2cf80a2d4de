import type { CallInput } from "@roomwright/contract/endpoint"
import { addMyProduct } from "@roomwright/contract/catalogue/my-product-calls"
import type { MyProduct } from "@roomwright/contract/catalogue/my-products"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { newId } from "../platform/ids.ts"
import type { TestApp } from "./test-app.ts"
import { signUp, type TestPerson } from "./test-people.ts"
import { noise } from "./test-pictures.ts"

/** A merchant who can sign in, with a profile that lacks nothing. */
export async function openMerchantAccount(app: TestApp, nickname = "Nhà Mộc"): Promise<TestPerson> {
  const merchant = await signUp(app, { nickname, roles: ["ROLE_MERCHANT"] })
  const text = JSON.stringify({ vi: "Hà Nội" })
  await app.database.db
    .insertInto("merchant_profile")
    .values({
      account_id: merchant.id,
      city: text,
      company_address: text,
      contact_phone: "+84 24 7300 2418",
      business_scope: text,
    })
    .execute()
  await app.database.db
    .updateTable("account")
    .set({ avatar_id: await app.makePicture() })
    .where("id", "=", merchant.id)
    .execute()
  return merchant
}

/** Uploads a picture for a product and gives the upload's id. */
export async function uploadForProduct(app: TestApp, { headers }: TestPerson): Promise<string> {
  const file = new Blob([new Uint8Array(await noise(64))])
  const { id } = await app.call(uploadPicture, { body: { purpose: "product" }, file }, { headers })
  return id
}

type Listing = CallInput<typeof addMyProduct>["body"]
export type ListedVariant = Listing["variants"][number]

export const newVariant = (sku: string, given: Partial<ListedVariant> = {}): ListedVariant => ({
  id: null,
  sku,
  size: {},
  colour: "oak",
  price: 12_900_000,
  stock: 5,
  stockWas: 0,
  ...given,
})

/** What a form would send to list a sofa in three colours. The category `sofas` must be there. */
export async function describeSofa(
  app: TestApp,
  merchant: TestPerson,
  given: Partial<Listing> = {},
): Promise<Listing> {
  return {
    localName: { en: "Cloud sofa", vi: "Sofa Mây" },
    localDescription: { en: "Deep and soft." },
    category: "sofas",
    style: "nordic",
    materials: ["linen"],
    widthMm: 2_100,
    depthMm: 950,
    heightMm: 780,
    pictures: given.pictures ?? [await uploadForProduct(app, merchant)],
    variants: [
      newVariant("SF-OAK", { size: { en: "Three seats" } }),
      newVariant("SF-WHITE", { colour: "white", price: 13_900_000, stock: 2 }),
      newVariant("SF-GREEN", { colour: "green", price: 14_900_000, stock: 0 }),
    ],
    delivery: { north: { cost: 200_000, daysMin: 2, daysMax: 5 }, central: null, south: null },
    alertAt: 2,
    isOnSale: true,
    key: newId(),
    ...given,
  }
}

/** What the form of a listed product would send back unchanged. */
export const asChange = (product: MyProduct) => {
  const { id: _id, isOnSale: _isOnSale, pictures, variants, ...rest } = product
  return {
    ...rest,
    pictures: pictures.map(({ picture }) => picture.id),
    variants: variants.map(({ colour, size, ...variant }) => ({
      ...variant,
      size: size ?? {},
      colour: colour.id,
      stockWas: variant.stock,
    })),
  }
}

/** Lists it through the door. */
export async function listSofa(
  app: TestApp,
  merchant: TestPerson,
  given: Partial<Listing> = {},
): Promise<MyProduct> {
  const body = await describeSofa(app, merchant, given)
  return app.call(addMyProduct, { body }, { headers: merchant.headers })
}
