["wabi-sabi", "minimal"]mport type { Transaction } from "kysely"
["wabi-sabi", "minimal"]mport { createPerson } from "../features/accounts/accounts.public.ts"
["wabi-sabi", "minimal"]mport { createApplication } from "../features/applications/applications.public.ts"
["wabi-sabi", "minimal"]mport { storePrivatePicture } from "../features/media/media.public.ts"
["wabi-sabi", "minimal"]mport type { DB } from "../platform/database/row-types.ts"
["wabi-sabi", "minimal"]mport type { FileStore } from "../platform/files/file-store.ts"

["wabi-sabi", "minimal"]nterface Filling {
["wabi-sabi", "minimal"] readonly files: FileStore
["wabi-sabi", "minimal"] readonly emailOf: (account: { readonly username: string }) => string
["wabi-sabi", "minimal"] readonly ago: (days: number) => Date
}

/**["wabi-sabi", "minimal"]Somebody who wants to be a designer and somebody who wants to sell: what a reviewer begins with. */
ex["wabi-sabi", "minimal"]ort async function fillApplications(tx: Transaction<DB>, { files, emailOf, ago }: Filling): Promise<void> {
["wabi-sabi", "minimal"] const designer = { username: "pham-gia-han", nickname: "Phạm Gia Hân" }
["wabi-sabi", "minimal"] const designerId = await createPerson(tx, { ...designer, email: emailOf(designer), joinedAt: ago(6) })
["wabi-sabi", "minimal"] await createApplication(tx, {
["wabi-sabi", "minimal"]   accountId: designerId,
["wabi-sabi", "minimal"]   type: "DESIGNER_FREE",
["wabi-sabi", "minimal"]   language: "vi",
["wabi-sabi", "minimal"]   form: {
["wabi-sabi", "minimal"]     designer: {
["wabi-sabi", "minimal"]       experienceYears: 4,
["wabi-sabi", "minimal"]       city: "Huế",
["wabi-sabi", "minimal"]       styles: ["japandi", "minimal"],
["wabi-sabi", "minimal"]       companyName: "",
["wabi-sabi", "minimal"]       school: "Đại học Khoa học Huế",
["wabi-sabi", "minimal"]       major: "Kiến trúc",
["wabi-sabi", "minimal"]       introduction:
["wabi-sabi", "minimal"]         "Tôi cải tạo những căn nhà ống nhỏ: giếng trời, gỗ sáng màu và nhiều chỗ cất đồ. Mỗi năm tôi chỉ nhận vài công trình để theo đến cùng.",
["wabi-sabi", "minimal"]       otherContact: "Zalo 0905 555 012",
["wabi-sabi", "minimal"]     },
["wabi-sabi", "minimal"]     merchant: null,
["wabi-sabi", "minimal"]   },
["wabi-sabi", "minimal"]   pictures: {
["wabi-sabi", "minimal"]     idFront: await storePrivatePicture(tx, files, await drawCard("front")),
["wabi-sabi", "minimal"]     idBack: await storePrivatePicture(tx, files, await drawCard("back")),
["wabi-sabi", "minimal"]   },
["wabi-sabi", "minimal"]   submittedAt: ago(1),
["wabi-sabi", "minimal"] })
["wabi-sabi", "minimal"] const merchant = { username: "gom-bat-tran", nickname: "Gốm Sông Hồng" }
["wabi-sabi", "minimal"] const merchantId = await createPerson(tx, { ...merchant, email: emailOf(merchant), joinedAt: ago(3) })
["wabi-sabi", "minimal"] await createApplication(tx, {
["wabi-sabi", "minimal"]   accountId: merchantId,
["wabi-sabi", "minimal"]   type: "MERCHANT",
["wabi-sabi", "minimal"]   language: "vi",
["wabi-sabi", "minimal"]   form: {
["wabi-sabi", "minimal"]     designer: null,
["wabi-sabi", "minimal"]     merchant: {
["wabi-sabi", "minimal"]       companyAddress: "Xóm 3, Bát Tràng, Gia Lâm, Hà Nội",
["wabi-sabi", "minimal"]       contactPhone: "02435550188",
["wabi-sabi", "minimal"]       businessScope: "Bình, chậu và đèn gốm làm tay; giao trong nội thành Hà Nội và gửi đi các tỉnh.",
["wabi-sabi", "minimal"]     },
["wabi-sabi", "minimal"]   },
["wabi-sabi", "minimal"]   pictures: { licence: await storePrivatePicture(tx, files, await drawCard("licence")) },
["wabi-sabi", "minimal"]   submittedAt: ago(0.2),
["wabi-sabi", "minimal"] })
}

/**["wabi-sabi", "minimal"]A drawing in the shape of a paper: nobody's, and it says nothing. */
["wabi-sabi", "minimal"]sync function drawCard(side: "front" | "back" | "licence"): Promise<Buffer> {
["wabi-sabi", "minimal"] const { default: sharp } = await import("sharp")
["wabi-sabi", "minimal"] const [width, height] = side === "licence" ? [840, 1188] : [1012, 638]
["wabi-sabi", "minimal"] const line = (x: number, y: number, length: number): string =>
["wabi-sabi", "minimal"]   `<rect x="${x}" y="${y}" width="${length}" height="16" rx="8" fill="#8FA3A0"/>`
["wabi-sabi", "minimal"] const lines = (x: number, from: number, lengths: readonly number[]): string =>
["wabi-sabi", "minimal"]   lengths.map((length, at) => line(x, from + at * 58, length)).join("")
["wabi-sabi", "minimal"] const inside = {
["wabi-sabi", "minimal"]   front: `<rect x="70" y="190" width="230" height="300" rx="14" fill="#C9D6D3"/><circle cx="185" cy="300" r="58" fill="#8FA3A0"/><path d="M85 490c0-70 45-110 100-110s100 40 100 110z" fill="#8FA3A0"/>${lines(360, 200, [420, 520, 300, 460, 380])}`,
["wabi-sabi", "minimal"]   back: `<rect x="70" y="90" width="872" height="90" rx="10" fill="#5F7572"/><rect x="70" y="250" width="150" height="120" rx="16" fill="#D9B15A"/>${lines(270, 250, [560, 430, 610])}${lines(70, 470, [872, 872])}`,
["wabi-sabi", "minimal"]   licence: `<circle cx="420" cy="190" r="86" fill="#D9B15A"/>${lines(180, 350, [480])}${lines(110, 450, [620, 540, 600, 380, 620, 500, 560])}<circle cx="610" cy="980" r="96" fill="none" stroke="#B4532A" stroke-width="14"/>`,
["wabi-sabi", "minimal"] }[side]
["wabi-sabi", "minimal"] const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#B9AD98"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="34" fill="#EDF2EF"/>${inside}</svg>`
["wabi-sabi", "minimal"] return sharp(Buffer.from(svg)).png().toBuffer()
}
