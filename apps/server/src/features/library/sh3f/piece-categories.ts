import type { Category } from "@roomwright/models/model/categories"

/** `other` is what is no furniture: vehicles, animals, food, people, tools, clothes. */
export type PieceCategory = Category | "other"

/** What libraries call their categories (Sweet Home 3D's own, in its most used languages), and where a piece goes of which its name says no more. */
const byCategory: readonly (readonly [PieceCategory, readonly string[]])[] = [
  [
    "bathroom",
    [
      "bathroom",
      "salle de bain",
      "salle de bains",
      "badezimmer",
      "bad",
      "baño",
      "bagno",
      "卫生间",
      "浴室",
      "phòng tắm",
    ],
  ],
  ["decor", ["bedroom", "chambre", "schlafzimmer", "dormitorio", "camera da letto", "卧室", "phòng ngủ"]],
  ["decor", ["living room", "salon", "wohnzimmer", "salón", "soggiorno", "起居室", "客厅", "phòng khách"]],
  ["decor", ["office", "bureau", "büro", "oficina", "ufficio", "办公室", "văn phòng"]],
  ["kitchen", ["kitchen", "cuisine", "küche", "cocina", "cucina", "厨房", "nhà bếp"]],
  [
    "lamps",
    [
      "lights",
      "lighting",
      "lumières",
      "beleuchtung",
      "lichter",
      "luces",
      "luci",
      "灯具",
      "thiết bị chiếu sáng",
    ],
  ],
  [
    "openings",
    [
      "doors and windows",
      "portes et fenêtres",
      "türen und fenster",
      "puertas y ventanas",
      "porte e finestre",
      "门和窗",
      "cửa và cửa sổ",
    ],
  ],
  [
    "outdoor",
    [
      "exterior",
      "outdoor",
      "garden",
      "extérieur",
      "außenbereich",
      "exteriores",
      "esterni",
      "户外",
      "ngoại thất",
    ],
  ],
]
const alwaysOther =
  /^(?:characters|people|animals|vehicles|staircases|food|personnages|véhicules|escaliers|车辆|楼梯|nhân vật|xe cộ|cầu thang)$/

/** What names say, in English, as libraries have them; the first that fits counts. Where they stand alone words end at their end. */
const byName: readonly (readonly [PieceCategory, RegExp])[] = [
  [
    "other",
    /\b(?:wheelchair|flashlight|workbench|table tennis|tennis|dart game|sleeping bag|elevator(?! door)|parking slot|pedestrian|rail|rails|arrow|fire hydrant|motorbike|rowboat|snowman|snow|diving board|sidewalk|little bank|trunck)\b/,
  ],
  [
    "other",
    /\b(?:bread(?! box)|butter|apples|cake|fries|hamburger|hot dog|milk|steak|sushi|roasted|yogurt|sugar|salad|beer bottle|baby bottle|ashtray|hashtray)\b/,
  ],
  [
    "other",
    /\b(?:dress|skirt|suit|jacket|trousers|short|hat|cap|helmet|glove|shoes|sneakers|slippers|bootie|mocassin|handbag|briefcase|watch|ring|folded clothes|hanging clothes|socket|sponge|comb|lip stick|medicine|flacon|potty|toilet brush|soap|brush)\b/,
  ],
  [
    "other",
    /\b(?:speech unit|bell ring|air conditioning - external unit|scissors|stapler|ruler|pencil|text marker|joystick|wireless phone|remote control|card game|deer|letter tray)\b/,
  ],
  [
    "plants",
    /\b(?:acacia|bamboo|bonsai|coconut|palm|cypress|ficus|hedge|maple|pine|poplar|beech|blossom|bush|cactus|flowers|orchids|tulips|lily|yucca|plant|spathiphyllum|succulent|(?<!christmas )tree|flower box|plant box)\b/,
  ],
  ["textiles", /\b(?:carpet|rug|(?<!shower )curtain|blind|doormat|bathmat|tatami|towel(?! rack| holder))\b/],
  [
    "lamps",
    /\b(?:lamp|chandelier|spotlight|lights|lamppost|(?:hanging|park|porch|street|wall|fluorescent|ceiling) light|fluorescent strip|japanese lantern)\b/,
  ],
  ["sofas", /\b(?:sofa|couch|settee|contemporary living room)\b/],
  ["armchairs", /\b(?:armchair|relax chair|puff|pouf|ottoman)\b/],
  [
    "storage",
    /\b(?:bedside table|changing table|cupboard|wardrobe|shelves|shelf|bookcase|chest(?! freezer)|dresser|sideboard|tv stand|television cabinet|filing cabinet|locker|safe|clothes rack|wall hanger|glass door cabinet)\b/,
  ],
  ["beds", /\b(?:bed|crib|mattress|futon|cot)\b/],
  ["chairs", /\b(?:chair|stool|bench|seat)\b/],
  ["tables", /\b(?:table(?! fan)|desk|trestles)\b/],
  [
    "decor",
    /\b(?:vase|clock|frame|painting|mirror|book|books|radiator|fireplace|speaker|screen|blackboard|white board|fan|furnace|christmas tree|candle|wine bottle|glasses?|cup|mug|plate|bowl|jar|pottery|teapot|tray|vase|suitcase|gift|newspaper|stereo|radio|mp3 \w+|headphones|barrel|crate|indoor bike|treadmill|punching ball|pool table)\b/,
  ],
]

/** Where each of these goes although it is outdoors or in a bathroom. */
const staysInPlace = new Set<PieceCategory>(["outdoor", "bathroom", "openings"])
const goesAnywhere = new Set<PieceCategory>(["other", "plants", "lamps", "textiles"])

/** Sorts a piece into our categories: what it is by its name, else by the category of its library; what fits nowhere is `other`. */
export function sortPiece(category: string, name: string): PieceCategory {
  const said = category.trim().toLowerCase()
  if (alwaysOther.test(said)) return "other"
  const place = byCategory.find(([, names]) => names.includes(said))?.[0] ?? null
  const words = name.toLowerCase()
  if (place === "openings") return /^(?:elevator|escalator)$/.test(words) ? "other" : place
  const named = byName.find(([, pattern]) => pattern.test(words))?.[0] ?? null
  if (named && place && staysInPlace.has(place) && !goesAnywhere.has(named)) return place
  return named ?? place ?? "other"
}
