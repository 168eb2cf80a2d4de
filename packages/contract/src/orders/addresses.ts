import * as z from "zod/mini"
import { contactPhonePattern, filledLineOf, lineOf } from "../accounts/fields.ts"
import { del, get, post, put } from "../endpoint.ts"
import { Id } from "../input-shapes.ts"
import { provinceOf } from "./provinces.ts"

export const addressLimits = {
  /** Saved addresses per account. */
  saved: 20,
  name: 80,
  part: 80,
  detail: 200,
} as const

/** The number of a province. */
export const ProvinceCode = z.string().check(
  z.maxLength(2),
  z.refine((code) => provinceOf(code) !== undefined),
)

/** A phone for the carrier, by the specification's looser pattern. */
export const ReceiverPhone = z.pipe(filledLineOf(40), z.string().check(z.regex(contactPhonePattern)))

/**
 * The receiver and address of a delivery. Since 2025 the country has provinces and wards; older parts may be
 * named, too.
 */
export const Receiver = z.strictObject({
  receiverName: filledLineOf(addressLimits.name),
  receiverMobile: ReceiverPhone,
  province: ProvinceCode,
  city: lineOf(addressLimits.part),
  district: lineOf(addressLimits.part),
  ward: filledLineOf(addressLimits.part),
  detail: filledLineOf(addressLimits.detail),
})
export type Receiver = z.infer<typeof Receiver>

export const SavedAddress = z.object({ id: z.string(), ...Receiver.shape })
export type SavedAddress = z.infer<typeof SavedAddress>

export const listWards = get("/common/provinces/{province}/wards", {
  summary: "The wards and communes of a province since July 2025, by name.",
  access: "required",
  params: z.object({ province: ProvinceCode }),
  data: z.array(z.string()),
})

export const listAddresses = get("/user/addresses", {
  summary: "The saved addresses of the signed-in account, the last used first.",
  access: "required",
  data: z.array(SavedAddress),
})

export const addAddress = post("/user/addresses", {
  summary: "Saves an address; repeating it saves nothing twice.",
  access: "required",
  body: Receiver,
  data: SavedAddress,
  errors: ["tooManyAddresses"],
})

export const changeAddress = put("/user/addresses/{id}", {
  summary: "Changes a saved address; placed orders keep theirs.",
  access: "required",
  params: z.object({ id: Id }),
  body: Receiver,
  data: SavedAddress,
})

export const deleteAddress = del("/user/addresses/{id}", {
  summary: "Deletes a saved address; placed orders keep theirs.",
  access: "required",
  params: z.object({ id: Id }),
  data: z.null(),
})
