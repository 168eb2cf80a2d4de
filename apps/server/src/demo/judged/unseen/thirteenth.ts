import {
  armchairs,
  chairs,
  type JudgedQuery,
  judge,
  made,
  of,
  only,
  plants,
  sofas,
  soldBy,
  styled,
  tinted,
} from "../right.ts"
import { thirteenthVi } from "./thirteenth-vi.ts"

const benches = only("bench-oak", "bench-walnut-leather")
const poufs = only("pouf-ochre", "pouf-leather-cognac")
const televisionUnits = only("sideboard-walnut-low", "sideboard-fluted-oak")
const bookshelves = of("shelves", "kids-storage")
const pendants = of("pendants")
const rugs = of("rugs")
const diningTables = of("dining-tables")
const diningChairs = of("dining-chairs")

/**
 * Written from the goods and their names and shoppers' words, without a look at the search. The writer had however seen
 * about half of the other names in categories.ts, those of seats, tables, beds, storage, kids and hall.
 */
export const thirteenth: Readonly<Record<"zh" | "en" | "vi", readonly JudgedQuery[]>> = {
  zh: [
    // Plain types.
    judge("立灯", of("floor-lamps")),
    judge("地毡", rugs),
    judge("碗盘", only("crockery-set")),
    judge("挂画", of("wall-art")),
    judge("菜板", only("boards-oak-walnut")),
    judge("梳化", sofas),
    judge("板凳", [...benches, ...only("stool-low-walnut")]),
    judge("毛公仔", only("teddy")),
    // Wrong characters of the same sound.
    judge("沙法", sofas),
    judge("衣贵", of("wardrobes")),
    judge("吊登", pendants),
    judge("窗连", of("curtains")),
    judge("婴而床", only("crib-ash")),
    judge("境子", of("mirrors")),
    // Traditional characters and Latin letters.
    judge("L型沙發", only("sofa-chaise-sand")),
    judge("TV柜", televisionUnits),
    judge("浴櫃", of("vanities")),
    judge("吧檯椅", only("bar-stool-terracotta")),
    judge("檯燈", of("table-lamps")),
    judge("掛鐘", of("clocks")),
    // Colour and type.
    judge("绿色沙发", only("sofa-sage")),
    judge("白色浴缸", only("bath-freestanding")),
    judge("蓝色地毯", only("rug-stripe-blue")),
    judge("绿色餐椅", tinted(diningChairs, "green")),
    judge("黑色小圆桌", only("side-table-black")),
    judge("米色办公椅", only("office-chair-boucle")),
    judge("黄色脚凳", only("pouf-ochre")),
    judge("奶油色衣柜", only("wardrobe-cream-oak")),
    // Material and type.
    judge("真皮沙发", only("sofa-leather-cognac")),
    judge("大理石餐桌", only("dining-table-round-marble")),
    judge("胡桃木床", only("bed-slat-walnut")),
    judge("黄铜吊灯", made(pendants, "brass")),
    judge("藤编吊灯", only("pendant-rattan")),
    judge("亚麻沙发", made(sofas, "linen")),
    judge("丝绒椅子", made([...chairs, ...of("stools-benches")], "velvet")),
    judge("实木餐桌", [...made(diningTables, "oak"), ...made(diningTables, "walnut")]),
    // Room and type.
    judge("客厅地毯", rugs),
    judge("浴室毛巾架", only("towel-rail-brass")),
    judge("餐厅吊灯", pendants),
    judge("门口换鞋凳", benches),
    judge("卧室壁灯", only("wall-lamp-brass")),
    // Size, seats or price.
    judge("双人沙发", only("sofa-boucle", "sofa-sage", "sofa-terracotta", "sofa-leather-cognac")),
    judge("1米8的床", of("double-beds")),
    judge("六人餐桌", only("dining-table-oval-oak", "dining-table-ash")),
    judge("100万以内的花瓶", only("vase-stone")),
    judge("两米电视柜", only("sideboard-walnut-low")),
    // Style and type.
    judge("北欧餐椅", styled(diningChairs, "nordic")),
    judge("侘寂风茶几", only("coffee-table-travertine")),
    judge("极简餐桌", styled(diningTables, "minimal")),
    judge("南洋风吊灯", styled(pendants, "indochine")),
    // Merchants.
    judge("Nha Moc 沙发", sofas),
    judge("Sang Studio", soldBy("sang-studio")),
    // Features and uses.
    judge("养狗耐脏的地毯", only("rug-diamond-forest")),
    judge("看书不吵醒旁边人的灯", only("lamp-desk-black")),
    judge("能拆洗的沙发", only("sofa-boucle")),
    judge("懒人好养的绿植", only("snake-plant")),
    judge("摸一下就亮的灯", only("lamp-mushroom-rust")),
    judge("能藏线的书桌", only("desk-oak")),
    judge("不伤木地板的转椅", only("office-chair-boucle")),
    judge("能放洗碗机的盘子", only("crockery-set")),
  ],
  en: [
    // Plain types.
    judge("area rugs", rugs),
    judge("throw pillows", of("cushions")),
    judge("drapes", of("curtains")),
    judge("sconces", of("wall-lamps")),
    judge("soaking tub", of("bathtubs")),
    judge("ottoman", poufs),
    judge("standard lamp", of("floor-lamps")),
    judge("chopping board", only("boards-oak-walnut")),
    // Slips of the keys and of the ear.
    judge("chandeleer", only("chandelier-brass")),
    judge("wardrob", of("wardrobes")),
    judge("bookself", bookshelves),
    judge("curtians", of("curtains")),
    judge("dinning tabel", diningTables),
    judge("mirrir", of("mirrors")),
    // British and American spelling, and no accents.
    judge("gray vase", only("vase-slate")),
    judge("wall paneling", only("slat-panel-oak")),
    judge("center island kitchen", only("kitchen-island-sage")),
    judge("leather pouffe", only("pouf-leather-cognac")),
    judge("boucle couch", only("sofa-boucle")),
    judge("coloured wooden toys", only("toy-blocks", "toy-rings")),
    // Colour and type.
    judge("blue couch", only("sofa-dusk-blue")),
    judge("green armchair", tinted(armchairs, "green")),
    judge("green bathtub", only("bath-forest")),
    judge("white coffee table", only("coffee-table-marble-oak")),
    judge("black side table", only("side-table-black")),
    judge("yellow dining chair", only("chair-dining-walnut")),
    judge("cream rug", tinted(rugs, "white", "beige")),
    judge("green dresser", only("chest-sage")),
    // Material and type.
    judge("oak desk", only("desk-oak")),
    judge("marble coffee table", only("coffee-table-marble-oak")),
    judge("velvet couch", made(sofas, "velvet")),
    judge("brass floor lamp", only("lamp-arc-brass")),
    judge("wicker basket", only("basket-rattan")),
    judge("leather bench", only("bench-walnut-leather")),
    judge("glass pendant light", made(pendants, "glass")),
    judge("wooden coat rack", of("coat-racks")),
    // Room and type.
    judge("bathroom wall light", only("wall-lamp-brass")),
    judge("hallway bench", benches),
    judge("home office desk", of("desks")),
    judge("entryway hooks", only("hooks-oak")),
    judge("kids room shelf", only("kids-shelf-ash")),
    // Size, seats or price.
    judge("king size bed frame", of("double-beds")),
    judge("8 seater dining table", only("dining-table-oval-oak", "dining-table-ash")),
    judge("round table for 4", only("dining-table-round-marble", "dining-table-round-walnut")),
    judge("rug 300x200", only("rug-arcs", "rug-diamond-forest")),
    judge("dining chairs under 3 million", only("chair-wishbone-oak", "chair-dining-walnut")),
    // Style and type.
    judge("scandi dining table", styled(diningTables, "nordic")),
    judge("wabi sabi vase", only("vase-stone")),
    judge("retro pendant light", styled(pendants, "retro")),
    judge("minimalist nightstand", only("nightstand-walnut")),
    // Merchants.
    judge("Vuon Gom plants", plants),
    judge("hien nuoc vanity", of("vanities")),
    // Features and uses.
    judge("rug that hides stains", only("rug-diamond-forest")),
    judge("dimmable lamp", only("lamp-tripod-oak", "lamp-mushroom-rust")),
    judge("flowers that dont need water", only("vase-pampas-terracotta")),
    judge("convertible crib", only("crib-ash")),
    judge("mirror to see whole outfit", only("mirror-arch-brass")),
    judge("clock that doesn't tick", of("clocks")),
    judge("couch that fits a small elevator", only("sofa-sage")),
    judge(
      "dining table no sharp corners",
      only("dining-table-oval-oak", "dining-table-round-marble", "dining-table-round-walnut"),
    ),
  ],
  vi: thirteenthVi,
}
