import { planOfType, type ApplicationType } from "@roomwright/contract/applications/types"
import {
  listRequestTypes,
  openApplicationBill,
  submitApplication,
  type DesignerForm,
  type MerchantForm,
} from "@roomwright/contract/applications/calls"
import { approveApplication, rejectApplication } from "@roomwright/contract/applications/admin"
import { confirmReceipt, listReceipts } from "@roomwright/contract/payments/receipts-admin"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { applicationBillHandlers } from "../features/applications/application-order.ts"
import { lapseApplications } from "../features/applications/schedule-applications.ts"
import { deleteGoneFiles } from "../features/media/sweep-files.ts"
import type { TestApp } from "./test-app.ts"
import { pictureOfTransfer, uploadReceipt } from "./test-payments.ts"
import type { TestPerson } from "./test-people.ts"

export const designerForm: DesignerForm = {
  experienceYears: 6,
  city: "Đà Nẵng",
  styles: ["minimal"],
  companyName: "",
  school: "Đại học Kiến trúc",
  major: "",
  introduction: "Nhà nhỏ, nhiều ánh sáng.",
  otherContact: "zalo 0901",
}
export const merchantForm: MerchantForm = {
  companyAddress: "36 Võ Chí Công, Hà Nội",
  contactPhone: "02435550136",
  businessScope: "Bàn ghế gỗ sồi.",
}

/** Uploads a picture of a document and gives the upload's id. */
export async function uploadDocument(app: TestApp, { headers }: TestPerson): Promise<string> {
  const picture = new Blob([new Uint8Array(await pictureOfTransfer().png().toBuffer())])
  const { id } = await app.call(uploadPicture, { body: { purpose: "identity" }, file: picture }, { headers })
  return id
}

/** The bill of a paid application, at the price of now. */
export async function billFor(app: TestApp, { headers }: TestPerson, type: ApplicationType): Promise<string> {
  const offer = (await app.call(listRequestTypes, {}, { headers })).find((one) => one.type === type)
  const body = { type, planVersion: offer?.planVersion ?? "", amount: offer?.price ?? 0 }
  return (await app.call(openApplicationBill, { body }, { headers })).billId
}

/** What is sent with an application of this type: its form, pictures, bill and receipt. */
export async function makeSubmission(app: TestApp, person: TestPerson, type: ApplicationType) {
  if (type === "MERCHANT")
    return { merchant: merchantForm, pictures: { licence: await uploadDocument(app, person) } }
  const pictures = { idFront: await uploadDocument(app, person), idBack: await uploadDocument(app, person) }
  const form = { designer: designerForm, pictures }
  if (planOfType(type) === null) return form
  return { ...form, bill: await billFor(app, person, type), receipt: await uploadReceipt(app, person) }
}

/** Applies through the door and gives the application's id. */
export async function applyFor(app: TestApp, person: TestPerson, type: ApplicationType): Promise<string> {
  const body = await makeSubmission(app, person, type)
  const { id } = await app.call(submitApplication, { params: { type }, body }, { headers: person.headers })
  return id
}

/** Confirms the receipt that waits for a bill, as a clerk does. */
export async function confirmBill(app: TestApp, { headers }: TestPerson, billId: string): Promise<void> {
  const { content } = await app.call(listReceipts, { query: { size: "100" } }, { headers })
  const waiting = content.find(({ bill }) => bill.id === billId)
  await app.call(confirmReceipt, { params: { id: waiting?.id ?? "" } }, { headers })
}

export const approve = (app: TestApp, { headers }: TestPerson, id: string) =>
  app.call(approveApplication, { params: { id } }, { headers })

export const reject = (app: TestApp, { headers }: TestPerson, id: string) =>
  app.call(
    rejectApplication,
    {
      params: { id },
      body: {
        reason: "The back of the card is blurred.",
        marks: [{ field: "idBack", remark: "Take it in daylight." }],
      },
    },
    { headers },
  )

/** Ends applications whose time is over, as it also happens every few minutes. Gives how many. */
export const lapseDueApplications = ({ services }: Pick<TestApp, "services">): Promise<number> =>
  lapseApplications(services, { application: applicationBillHandlers(services) })

/** Deletes the files whose rows are gone, as it also happens now and then. */
export const sweepFiles = ({ services }: Pick<TestApp, "services">): Promise<number> =>
  deleteGoneFiles(services)
