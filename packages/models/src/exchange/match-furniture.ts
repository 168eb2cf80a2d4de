import { dress, type ModelVariant } from "../model/model-id.ts"
import type { AnyModelType } from "../model/model-type.ts"
import { modelTypes } from "../types/model-types.ts"
import type { Item } from "@roomwright/scene/kinds/item/item"

/** Families of the library by what furniture is called in other programs: the more exact first. */
const families: readonly (readonly [RegExp, readonly string[]])[] = [
  [/fridge|refrigerator|réfrigérateur|kühl|冰箱|tủ lạnh/, ["kitchen.fridge"]],
  [/dishwasher|lave-vaisselle|洗碗/, ["kitchen.dishwasher"]],
  [/washing|washer|clotheswasher|lave-linge|洗衣|máy giặt/, ["washer."]],
  [/oven|four\b|cooker|stove|灶|烤箱|bếp/, ["kitchen.oven", "kitchen.hob"]],
  [/kitchen.?sink|sink|évier|水槽/, ["kitchen.sink"]],
  [/kitchen.*(upper|wall)|upper.*cabinet/, ["kitchen.wall"]],
  [/kitchen.*(cabinet|unit)|lower.*cabinet|橱柜/, ["kitchen.base"]],
  [/toilet|\bwc\b|马桶|bồn cầu/, ["toilet."]],
  [/bidet/, ["bidet."]],
  [/wash.?basin|washbowl|lavabo|basin|洗手盆|chậu rửa/, ["basin.", "vanity."]],
  [/shower|douche|淋浴|vòi sen/, ["shower."]],
  [/bath.?tub|baignoire|\bbath\b|浴缸|bồn tắm/, ["bath."]],
  [/bunk|上下床|giường tầng/, ["bed.bunk"]],
  [/\bcot\b|cradle|crib|婴儿床/, ["bed.cot"]],
  [/(night|bed).?(stand|side)|chevet|床头柜|đầu giường/, ["nightstand."]],
  [/\bbed\b|lit\b|bett|床|giường|bed140|bed90/, ["bed.platform", "bed.upholstered", "bed.spindle"]],
  [/corner.*sofa|sofa.*corner|转角沙发/, ["sofa.corner", "sofa.chaise"]],
  [/sofa|couch|canapé|沙发/, ["sofa.lounge", "sofa.frame", "sofa.chesterfield"]],
  [/armchair|fauteuil|easy.?chair|扶手椅|ghế bành/, ["armchair."]],
  [/office.?chair|desk.?chair|办公椅/, ["chair.office"]],
  [/stool|tabouret|凳|ghế đẩu/, ["stool."]],
  [/bench|banc\b|长凳/, ["bench."]],
  [/chair|chaise|stuhl|椅|ghế/, ["chair."]],
  [/coffee.?table|table basse|茶几|bàn trà/, ["coffee-table."]],
  [/round.*table|table.*round|圆桌/, ["table.round"]],
  [/desk|bureau|书桌|bàn làm việc/, ["desk."]],
  [/table|tisch|桌|bàn/, ["table.dining", "table.round", "table.oval"]],
  [/wardrobe|armoire|closet|衣柜|tủ quần áo/, ["wardrobe."]],
  [/book.?case|bookshelf|bibliothèque|书架|书柜|kệ sách/, ["bookcase.", "shelving."]],
  [/shel(f|ves|ving)|étagère|搁板|kệ/, ["shelving.", "shelf."]],
  [/tv.?(unit|stand|cabinet)|meuble tv|电视柜|kệ tv/, ["tv."]],
  [/\btv\b|television|téléviseur|电视/, ["decor.tv"]],
  [/chest|commode|drawers|斗柜/, ["chest."]],
  [/sideboard|buffet|餐边柜/, ["sideboard."]],
  [/shoe/, ["shoe-cabinet."]],
  [/(glass|display).*cabinet|vitrine/, ["cabinet.glass"]],
  [/cabinet|cupboard|柜|tủ/, ["sideboard.", "chest."]],
  [/ceiling.*(lamp|light)|plafonnier|吸顶/, ["lamp.ceiling"]],
  [/pendant|suspension|吊灯/, ["lamp.pendant"]],
  [/floor.*(lamp|uplight)|lampadaire|落地灯/, ["lamp.floor"]],
  [/wall.*(lamp|light|uplight)|applique|壁灯/, ["lamp.wall"]],
  [/lamp|light|灯|đèn/, ["lamp.table"]],
  [/rug|carpet|tapis|地毯|thảm/, ["rug."]],
  [/curtain|rideau|窗帘|rèm/, ["curtain."]],
  [/blind|store\b/, ["blind."]],
  [/radiator|radiateur|暖气/, ["decor.radiator"]],
  [/fireplace|cheminée|壁炉/, ["decor.fireplace"]],
  [/mirror|miroir|镜/, ["decor.mirror"]],
  [/picture|frame|painting|tableau|画/, ["decor.picture"]],
  [/plant|flower|tree|plante|植物|cây/, ["plant."]],
  [/computer|laptop|电脑/, ["decor.laptop", "decor.monitor"]],
  [/vase/, ["decor.vase"]],
]

export interface FurnitureToMatch {
  /** What it is called, in the file and in its catalogue. */
  readonly words: string
  readonly size: Item["size"]
}

/** A piece of the library for one of another program; null: it has nothing like it of about that size. */
export function matchFurniture({
  words,
  size,
}: FurnitureToMatch): { readonly variant: ModelVariant; readonly isResized: boolean } | null {
  const plain = words.normalize("NFC").toLowerCase()
  const [, prefixes] = families.find(([pattern]) => pattern.test(plain)) ?? []
  if (!prefixes) return null
  const [best] = modelTypes
    .filter(({ id }) => prefixes.some((prefix) => id.startsWith(prefix)))
    .flatMap((type) => {
      const given = fitSize(type, size)
      const variant = dress(type, given, {})
      return "reason" in variant ? [] : [{ variant, off: offBy(given, size) }]
    })
    .toSorted((one, other) => one.off - other.off)
  // What is half as large again in plan is another thing.
  return best && best.off <= 0.45 ? { variant: best.variant, isResized: best.off > 0.05 } : null
}

function fitSize({ parameters }: AnyModelType, size: Item["size"]): Item["size"] {
  const within = (name: keyof Item["size"]): number =>
    Math.min(parameters[name].max, Math.max(parameters[name].min, Math.round(size[name])))
  return { width: within("width"), depth: within("depth"), height: within("height") }
}

/** The side that is off the most, in plan; heights count for a third. */
const offBy = (given: Item["size"], asked: Item["size"]): number =>
  Math.max(
    Math.abs(Math.log(given.width / asked.width)),
    Math.abs(Math.log(given.depth / asked.depth)),
    Math.abs(Math.log(given.height / asked.height)) / 3,
  )
