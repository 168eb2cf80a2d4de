import type { Transaction } from "kysely"
import { createPerson } from "../features/accounts/accounts.public.ts"
import { createApplication } from "../features/applications/applications.public.ts"
import { storePrivatePicture } from "../features/media/media.public.ts"
import type { DB } from "../platform/database/row-types.ts"
import type { FileStore } from "../platform/files/file-store.ts"

interface Filling {
  readonly files: FileStore
  readonly emailOf: (account: { readonly username: string }) => string
  readonly ago: (days: number) => Date
}

/** Somebody who wants to be a designer and somebody who wants to sell: what a reviewer begins with. */
export async function fillApplications(tx: Transaction<DB>, { files, emailOf, ago }: Filling): Promise<void> {
  const designer = { username: "pham-gia-han", nickname: "Phạm Gia Hân" }
  const designerId = await createPerson(tx, { ...designer, email: emailOf(designer), joinedAt: ago(6) })
  await createApplication(tx, {
    accountId: designerId,
    type: "DESIGNER_FREE",
    language: "vi",
    form: {
      designer: {
        experienceYears: 4,
        city: "Huế",
        styles: ["wabi-sabi", "minimal"],
        companyName: "",
        school: "Đại học Khoa học Huế",
        major: "Kiến trúc",
        introduction:
          "Tôi cải tạo những căn nhà ống nhỏ: giếng trời, gỗ sáng màu và nhiều chỗ cất đồ. Mỗi năm tôi chỉ nhận vài công trình để theo đến cùng.",
        otherContact: "Zalo 0905 555 012",
      },
      merchant: null,
    },
    pictures: {
      idFront: await storePrivatePicture(tx, files, await drawDocument("front")),
      idBack: await storePrivatePicture(tx, files, await drawDocument("back")),
    },
    submittedAt: ago(1),
  })
  const merchant = { username: "gom-song-hong", nickname: "Gốm Sông Hồng" }
  const merchantId = await createPerson(tx, { ...merchant, email: emailOf(merchant), joinedAt: ago(3) })
  await createApplication(tx, {
    accountId: merchantId,
    type: "MERCHANT",
    language: "vi",
    form: {
      designer: null,
      merchant: {
        companyAddress: "Xóm Lò Cũ, Gia Lâm, Hà Nội",
        contactPhone: "02435550188",
        businessScope: "Bình, chậu và đèn gốm làm tay; giao trong nội thành Hà Nội và gửi đi các tỉnh.",
      },
    },
    pictures: { licence: await storePrivatePicture(tx, files, await drawDocument("licence")) },
    submittedAt: ago(0.2),
  })
}

const line = (x: number, y: number, length: number): string =>
  `<rect x="${x}" y="${y}" width="${length}" height="16" rx="8" fill="#8FA3A0"/>`
const lines = (x: number, from: number, lengths: readonly number[]): string =>
  lengths.map((length, at) => line(x, from + at * 58, length)).join("")

const drawings = {
  front: `<rect x="70" y="190" width="230" height="300" rx="14" fill="#C9D6D3"/><circle cx="185" cy="300" r="58" fill="#8FA3A0"/><path d="M85 490c0-70 45-110 100-110s100 40 100 110z" fill="#8FA3A0"/>${lines(360, 200, [420, 520, 300, 460, 380])}`,
  back: `<rect x="70" y="90" width="872" height="90" rx="10" fill="#5F7572"/><rect x="70" y="250" width="150" height="120" rx="16" fill="#D9B15A"/>${lines(270, 250, [560, 430, 610])}${lines(70, 470, [872, 872])}`,
  licence: `<circle cx="420" cy="190" r="86" fill="#D9B15A"/>${lines(180, 350, [480])}${lines(110, 450, [620, 540, 600, 380, 620, 500, 560])}<circle cx="610" cy="980" r="96" fill="none" stroke="#B4532A" stroke-width="14"/>`,
} as const

/** A drawing in the shape of a document: nobody's, and it says nothing. */
async function drawDocument(side: keyof typeof drawings): Promise<Buffer> {
  const { default: sharp } = await import("sharp")
  const [width, height] = side === "licence" ? [840, 1188] : [1012, 638]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#B9AD98"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="34" fill="#EDF2EF"/>${drawings[side]}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
