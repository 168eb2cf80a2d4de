import type { LocalText } from "@roomwright/contract/language"
import sharp from "sharp"
import {
  createDesigner,
  createMerchant,
  type NewDesigner,
  type NewMerchant,
} from "../features/accounts/accounts.public.ts"
import {
  createCategory,
  createProduct,
  type NewCategory,
  type NewProduct,
  type NewVariant,
} from "../features/catalogue/catalogue.public.ts"
import { encodePublic } from "../features/media/encode-in-process.ts"
import type { EncodedPublic } from "../features/media/encode-work.ts"
import { insertPicture, writeEncoded } from "../features/media/store-picture.ts"
import { createWork, type NewWork } from "../features/works/works.public.ts"
import type { Database } from "../platform/database/connect.ts"
import type { FileStore } from "../platform/files/file-store.ts"
import { newId } from "../platform/ids.ts"

type ProductOverrides = Partial<Omit<NewProduct, "variants">> & {
  readonly variants?: readonly Partial<NewVariant>[]
}

/** Makes content through the features' own functions; what is not given is made up. All give the new id. */
export interface TestContent {
  makeDesigner(overrides?: Partial<NewDesigner>): Promise<string>
  makeMerchant(overrides?: Partial<NewMerchant>): Promise<string>
  makeCategory(overrides?: Partial<NewCategory>): Promise<string>
  makePicture(): Promise<string>
  makeProduct(overrides?: ProductOverrides): Promise<string>
  makeWork(overrides?: Partial<NewWork>): Promise<string>
}

/** The same text in every language, for what no test reads. */
export const sameText = (text: string): LocalText => ({ zh: text, en: text, vi: text })

const firstDay = Date.UTC(2026, 0, 1)
const hourMs = 3_600_000
const oak = { id: "oak", name: { zh: "橡木色", en: "Oak", vi: "Màu sồi" }, hex: "#C9A274" }

/** Drawn and encoded once: thousands are asked for, and no test looks at the picture itself. */
let picture: Promise<EncodedPublic> | undefined
const encodeOnce = (): Promise<EncodedPublic> =>
  (picture ??= sharp({ create: { width: 64, height: 48, channels: 3, background: "#6F7F6B" } })
    .png()
    .toBuffer()
    .then((drawn) => encodePublic(null, drawn)))

export function createTestContent({ db }: Database, files: FileStore): TestContent {
  let made = 0
  const next = (): number => (made += 1)
  /** Later things are younger, so that "newest first" has one answer. */
  const later = (at: number): Date => new Date(firstDay + at * hourMs)

  const once = (make: () => Promise<string>): (() => Promise<string>) => {
    let id: Promise<string> | undefined
    return () => (id ??= make())
  }
  const anyDesigner = once(() => content.makeDesigner())
  const anyMerchant = once(() => content.makeMerchant())
  const anyCategory = once(() => content.makeCategory())

  const content: TestContent = {
    async makeDesigner(overrides = {}) {
      const at = next()
      const designer: NewDesigner = {
        username: `designer-${at}`,
        nickname: `Designer ${at}`,
        joinedAt: later(at),
        city: { zh: "河内", en: "Hanoi", vi: "Hà Nội" },
        styles: ["nordic"],
        experienceYears: 7,
        companyName: "",
        school: {},
        major: {},
        introduction: {},
        ...overrides,
      }
      return db.transaction().execute((tx) => createDesigner(tx, designer))
    },
    async makeMerchant(overrides = {}) {
      const at = next()
      const merchant: NewMerchant = {
        username: `merchant-${at}`,
        nickname: `Merchant ${at}`,
        joinedAt: later(at),
        city: { zh: "岘港", en: "Da Nang", vi: "Đà Nẵng" },
        companyAddress: {},
        contactPhone: "",
        businessScope: {},
        ...overrides,
      }
      return db.transaction().execute((tx) => createMerchant(tx, merchant))
    },
    async makeCategory(overrides = {}) {
      const at = next()
      const id = overrides.id ?? `category-${at}`
      const category: NewCategory = {
        id,
        parentId: null,
        name: sameText(id),
        alsoCalled: {},
        position: at,
        ...overrides,
      }
      await db.transaction().execute((tx) => createCategory(tx, category))
      return id
    },
    async makePicture() {
      const written = { id: newId(), hash: "0000000000000000", ...(await encodeOnce()) }
      await insertPicture(db, await writeEncoded(files, written), { hidden: false })
      return written.id
    },
    async makeProduct({ variants = [{}], ...overrides } = {}) {
      const at = next()
      const [first, ...others] = variants.map((variant, place) => ({
        sku: `SKU-${at}-${place}`,
        size: null,
        colour: oak,
        price: 1_000_000,
        stock: 5,
        ...variant,
      }))
      if (!first) throw new Error("A product has at least one variant.")
      const product: NewProduct = {
        merchantId: overrides.merchantId ?? (await anyMerchant()),
        categoryId: overrides.categoryId ?? (await anyCategory()),
        name: sameText(`Product ${at}`),
        description: sameText(""),
        style: "nordic",
        materials: [],
        widthMm: 800,
        depthMm: 600,
        heightMm: 400,
        onSale: true,
        pictureIds: overrides.pictureIds ?? [await content.makePicture()],
        variants: [first, ...others],
        createdAt: later(at),
        ...overrides,
      }
      return db.transaction().execute((tx) => createProduct(tx, product))
    },
    async makeWork(overrides = {}) {
      const at = next()
      const work: NewWork = {
        designerId: overrides.designerId ?? (await anyDesigner()),
        name: sameText(`Work ${at}`),
        styleDescription: sameText(""),
        style: "nordic",
        homeType: "apartment",
        space: "living-room",
        scene: "family",
        roomType: "two-bedroom",
        areaM2: 30,
        mainPictureId: overrides.mainPictureId ?? (await content.makePicture()),
        detailPictureIds: [],
        price: 0,
        template: false,
        templateId: null,
        products: [],
        publishedAt: later(at),
        ...overrides,
      }
      return db.transaction().execute((tx) => createWork(tx, work))
    },
  }
  return content
}
