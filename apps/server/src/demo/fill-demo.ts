import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Transaction } from "kysely"
import type { Config } from "../config.ts"
import { createDesigner, createMerchant } from "../features/accounts/accounts.public.ts"
import { createCategory, createProduct } from "../features/catalogue/catalogue.public.ts"
import { storePanorama, storePicture } from "../features/media/media.public.ts"
import { fillPlans } from "../features/plans/plans.public.ts"
import { saveBankAccount } from "../features/settings/settings.public.ts"
import { fillSettings } from "../features/settings/fill-settings.ts"
import { createWork } from "../features/works/works.public.ts"
import type { Database } from "../platform/database/connect.ts"
import type { DB } from "../platform/database/row-types.ts"
import type { FileStore } from "../platform/files/file-store.ts"
import { openFileStore } from "../platform/files/open-file-store.ts"
import type { Logger } from "../platform/log.ts"
import { demoCategories } from "./content/categories.ts"
import { demoDesigners } from "./content/designers.ts"
import { demoMerchants } from "./content/merchants.ts"
import { productSubtypes } from "./content/product-subtypes.ts"
import { demoProducts } from "./content/products.ts"
import { demoWorks } from "./content/works.ts"
import type { DemoProduct, DemoWork } from "./demo-content.ts"
import { fillApplications } from "./fill-applications.ts"
import { fillModels } from "./fill-models.ts"
import { fillProjects } from "./fill-projects.ts"
import { fillTours } from "./fill-tours.ts"
import { fillVideos } from "./fill-videos.ts"
import { fillWorkScenes } from "./fill-work-scenes.ts"
import { readProductPictures } from "./product-pictures.ts"
import { readPictureTags, tagsOfWork, type PictureTags } from "./picture-tags.ts"
import { demoMarker } from "./is-filled.ts"
import { prepareModels } from "./models/prepare-models.ts"

const picturesFolder = join(import.meta.dirname, "../../demo/pictures")
const demoBankAccount = {
  beneficiary: "ROOMWRIGHT DEMO",
  bankName: "Vietcombank",
  bankBin: "970436",
  accountNumber: "0000000000",
}
const dayMs = 86_400_000
/** Pictures made at the same time: sharp itself uses the other cores. */
const picturesAtOnce = 3

interface DemoServices {
  readonly database: Database
  readonly config: Config
  readonly log: Logger
}

/** No such host exists: their codes are in the outbox, for whoever tries the site as one of them. */
const demoEmail = ({ username }: { readonly username: string }): string =>
  `${username}@demo.roomwright.example`

/**
 * Fills an empty platform with designers, merchants, works and products, all or nothing. Does nothing when it ran
 * before, also in another process at the same time.
 */
export async function fillDemo({ database, config }: DemoServices): Promise<void> {
  const files = openFileStore(config)
  const now = Date.now()
  await fillSettings(database.db)
  // A render takes a unit of its owner's plan.
  await fillPlans(database.db, new Date(now))
  await database.db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("once")
      .values({ name: demoMarker })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    // Nobody may be asked to send money to an account that is made up.
    if (!config.production) await saveBankAccount(tx, demoBankAccount)
    const ago = (days: number): Date => new Date(now - days * dayMs)
    const merchants = new Map<string, string>()
    for (const merchant of demoMerchants) {
      merchants.set(
        merchant.key,
        await createMerchant(tx, {
          ...merchant,
          email: demoEmail(merchant),
          joinedAt: ago(merchant.daysOld),
        }),
      )
    }
    const designers = new Map<string, string>()
    for (const designer of demoDesigners) {
      designers.set(
        designer.key,
        await createDesigner(tx, {
          ...designer,
          email: demoEmail(designer),
          joinedAt: ago(designer.daysOld),
        }),
      )
    }
    await fillProjects(tx, { designers, ago })
    await fillApplications(tx, { files, emailOf: demoEmail, ago })
    await fillCategories(tx)
    const picturesOf = await readProductPictures(demoProducts)
    const [pictures, prepared] = await Promise.all([savePictures(tx, files, picturesOf), prepareModels()])
    const products = new Map<string, string>()
    for (const product of demoProducts) {
      products.set(
        product.key,
        await fillProduct(tx, product, named(merchants, product.merchant), {
          pictures: (picturesOf.get(product.key) ?? []).map((_one, at) =>
            named(pictures, `${product.key}/${at}`),
          ),
          createdAt: ago(product.daysOld),
        }),
      )
    }
    await fillModels(tx, files, { products, prepared, pictureOf: (key) => named(pictures, `${key}/0`) })
    const works = new Map<string, string>()
    const tags = await readPictureTags()
    // Templates first, so that what started from one can name it.
    for (const work of demoWorks.toSorted((one, other) => Number(other.template) - Number(one.template))) {
      works.set(
        work.key,
        await fillWork(tx, work, {
          designers,
          products,
          works,
          pictures,
          tags,
          publishedAt: ago(work.daysOld),
        }),
      )
    }
    await fillWorkScenes(tx, { designers, products, works, ago })
    await fillTours(tx, { files, designers, products, works, ago })
    const pictureOf = (key: string, at: number): string => named(pictures, `${key}/${at}`)
    await fillVideos(tx, { files, designers, works, pictureOf, ago })
  })
}

export async function fillCategories(tx: Transaction<DB>): Promise<void> {
  for (const [position, category] of demoCategories.entries()) {
    await createCategory(tx, { ...category, parentId: null, position })
    for (const [place, child] of category.children.entries()) {
      await createCategory(tx, { ...child, parentId: category.id, position: place })
    }
  }
}

/** By use: `<key>/<place>`. */
type SavedPictures = ReadonlyMap<string, string>

/** Makes every picture that the content names; each use of a file is a picture of its own. */
async function savePictures(
  tx: Transaction<DB>,
  files: FileStore,
  picturesOf: Awaited<ReturnType<typeof readProductPictures>>,
): Promise<SavedPictures> {
  const wanted = [
    ...[...picturesOf].flatMap(([product, pictures]) =>
      pictures.map((picture, at) => ({ use: `${product}/${at}`, picture })),
    ),
    ...demoWorks.flatMap((work) =>
      [work.picture, ...work.details].map((picture, at) => ({ use: `${work.key}/${at}`, picture })),
    ),
  ]
  const kept = new Map<string, string>()
  const queue = wanted.values()
  const worker = async (): Promise<void> => {
    for (const { use, picture } of queue) {
      const { file, crop } = typeof picture === "string" ? { file: picture, crop: undefined } : picture
      const source = await readFile(join(picturesFolder, file))
      const [left = 0, top = 0, width = 1, height = 1] = crop ?? []
      kept.set(
        use,
        await storePicture({ db: tx, files }, source, crop ? { left, top, width, height } : undefined),
      )
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, worker))
  for (const work of demoWorks)
    for (const { file } of work.panoramas ?? []) {
      const source = await readFile(join(picturesFolder, file))
      kept.set(`${work.key}/${file}`, await storePanorama({ db: tx, files }, source))
    }
  return kept
}

function named(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`The demo content names ${key}, which is not there.`)
  return id
}

async function fillProduct(
  tx: Transaction<DB>,
  product: DemoProduct,
  merchantId: string,
  { pictures, createdAt }: { readonly pictures: readonly string[]; readonly createdAt: Date },
): Promise<string> {
  const [widthMm, depthMm, heightMm] = product.sizeMm
  const variants = product.variants.map((variant, at) => ({
    ...variant,
    size: variant.size ?? null,
    sku: `${product.key}-${at + 1}`.toUpperCase(),
  }))
  return createProduct(tx, {
    merchantId,
    categoryId: product.category,
    name: product.name,
    alsoCalled: productSubtypes[product.key] ?? {},
    description: product.description,
    style: product.style,
    materials: product.materials,
    widthMm,
    depthMm,
    heightMm,
    onSale: true,
    pictureIds: atLeastOne(pictures, product.key),
    variants: atLeastOne(variants, product.key),
    createdAt,
  })
}

function atLeastOne<Item>(items: readonly Item[], key: string): [Item, ...Item[]] {
  const [first, ...rest] = items
  if (first === undefined) throw new Error(`The demo content of ${key} is not whole.`)
  return [first, ...rest]
}

interface WorkSurroundings {
  readonly designers: ReadonlyMap<string, string>
  readonly products: ReadonlyMap<string, string>
  readonly works: ReadonlyMap<string, string>
  readonly pictures: SavedPictures
  readonly tags: PictureTags
  readonly publishedAt: Date
}

async function fillWork(
  tx: Transaction<DB>,
  work: DemoWork,
  { designers, products, works, pictures, tags, publishedAt }: WorkSurroundings,
): Promise<string> {
  return createWork(tx, {
    designerId: named(designers, work.designer),
    name: work.name,
    styleDescription: work.styleDescription,
    style: work.style,
    homeType: work.homeType,
    space: work.space,
    scene: work.scene,
    roomType: work.roomType,
    areaM2: work.areaM2,
    mainPictureId: named(pictures, `${work.key}/0`),
    detailPictureIds: work.details.map((_detail, at) => named(pictures, `${work.key}/${at + 1}`)),
    panoramas: (work.panoramas ?? []).map(({ file, room, yaw, pitch }) => ({
      pictureId: named(pictures, `${work.key}/${file}`),
      room,
      yaw,
      pitch,
      links: [],
    })),
    price: work.price,
    template: work.template,
    isSeen: true,
    templateId: work.startedFrom ? named(works, work.startedFrom) : null,
    products: tagsOfWork(work, tags).map(({ product, at }) => ({ productId: named(products, product), at })),
    publishedAt,
  })
}
