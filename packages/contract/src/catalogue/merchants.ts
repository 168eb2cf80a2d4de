import * as z from "zod/mini"
import { get } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { ShownText } from "../language.ts"
import { Picture } from "../media/picture.ts"

export const MerchantCard = z.object({
  id: z.string(),
  nickname: z.string(),
  /** Null for who has chosen none: nothing stands in its place. */
  avatar: z.nullable(Picture),
  city: ShownText,
  /** Products on sale, counted up to 1,000. */
  productCount: z.int(),
  /** What the merchant says to sell; empty where nothing was said. */
  sells: ShownText,
  joinedAt: z.string(),
})
export type MerchantCard = z.infer<typeof MerchantCard>

/** The public page of a merchant: only what the merchant has made public. */
export const MerchantDetail = z.object({
  ...MerchantCard.shape,
  introduction: ShownText,
  /** The business phone, if the merchant shows it. */
  phone: z.nullable(z.string()),
})
export type MerchantDetail = z.infer<typeof MerchantDetail>

export const readMerchant = get("/merchants/{id}", {
  summary: "The public page of one merchant.",
  access: "anyone",
  params: z.object({ id: Id }),
  data: MerchantDetail,
})
