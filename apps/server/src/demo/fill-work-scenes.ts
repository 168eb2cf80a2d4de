import { demoHomes } from "@roomwright/models/homes/demo-homes"
import { buildHome } from "@roomwright/models/homes/furnish"
import { countedIds } from "@roomwright/scene/commands/element-ids"
import type { Language } from "@roomwright/contract/language"
import type { Transaction } from "kysely"
import { prepareScene, publishScene } from "../features/studio/studio.public.ts"
import type { DB } from "../platform/database/row-types.ts"
import { demoProducts } from "./content/products.ts"
import { homeLooks, homeOfWork } from "./content/work-scenes.ts"
import { demoWorks } from "./content/works.ts"
import { nameProducts, standProduct, swapFinishes } from "./dress-scene.ts"

/** The designers whose own language is not Vietnamese. */
export const languageOf: Readonly<Record<string, Language>> = {
  "lin-yuan": "zh",
  "chen-zhixia": "zh",
  "elise-marchand": "en",
}

interface Filling {
  /** Ids by the keys of the content. */
  readonly designers: ReadonlyMap<string, string>
  readonly products: ReadonlyMap<string, string>
  readonly works: ReadonlyMap<string, string>
  readonly ago: (days: number) => Date
}

/** Gives every work of the demo its 3D scene, and its designer the project of it. */
export async function fillWorkScenes(
  tx: Transaction<DB>,
  { designers, products, works, ago }: Filling,
): Promise<void> {
  const scenes = createScenes(products)
  for (const { key, designer, name, daysOld } of demoWorks) {
    const [workId, designerId, of] = [works.get(key), designers.get(designer), homeOfWork[key]]
    if (!workId || !designerId || !of) throw new Error(`The demo content of ${key} is not whole.`)
    await publishScene(tx, {
      workId,
      designerId,
      name: name[languageOf[designer] ?? "vi"],
      scene: scenes(of),
      at: ago(daysOld),
    })
  }
}

/** Each home is built, checked and drawn once in each look. */
function createScenes(products: Filling["products"]) {
  const made = new Map<string, ReturnType<typeof prepareScene>>()
  return ({ home: id, look, isPictured }: (typeof homeOfWork)[string]): ReturnType<typeof prepareScene> => {
    const key = `${id} ${isPictured ? "pictured" : look}`
    const before = made.get(key)
    if (before) return before
    const [home, looks] = [demoHomes.find((one) => one.id === id), homeLooks[id]]
    if (!home || !looks) throw new Error(`The demo content names the home ${id}, which is not there.`)
    const built = buildHome(home, "1", countedIds())
    const furnished = (isPictured ? [] : looks.products).reduce((scene, standIn) => {
      const product = products.get(standIn.product)
      const size = demoProducts.find((one) => one.key === standIn.product)?.sizeMm
      if (!product || !size) throw new Error(`The demo content names ${standIn.product}, which is not there.`)
      return standProduct(scene, standIn, { id: product, size })
    }, built)
    const dressed = look === "own" ? furnished : swapFinishes(furnished, looks.other)
    const scene = prepareScene(nameProducts(dressed, (key) => products.get(key)))
    made.set(key, scene)
    return scene
  }
}
