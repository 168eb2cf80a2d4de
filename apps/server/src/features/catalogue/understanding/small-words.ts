import type { LocalText } from "@roomwright/contract/language"
import { readPhrases } from "./phrases.ts"
import { readTokens, tonedKeyOf } from "./tokens.ts"

/** Words that say nothing of a thing. */
export const fillers: ReadonlySet<string> = new Set(
  [
    "a an the for with of in my our your to and or on by at near under over above next from that this these is it are i we you me do does have can need want looking what which where how who should some any but there be is was would could will shall must may might please so too very not something somebody somewhere anything thing stuff place spot put keep store hold holds fit fits go goes get find show see use",
    "furniture cheap best buy new nice good great colour color coloured colored style styled shape shaped type kind item piece",
    "cho có màu bằng và kiểu phong cách mua giá rẻ đẹp cái chiếc bộ loại nào gì nên cần tìm dáng chỗ vật thứ đồ",
    "的 款 风 色 式 带 和 买 给 家 用 新 放 在 型 吗 呢 个 把 张 盏 只 条 件 找 要 想 子 能",
  ].flatMap((words) => readTokens(words).flatMap(({ word, toned }) => [word, toned])),
)

/** The same in several words, or in words that belong to other phrases as well. */
export const emptyPhrases: LocalText = {
  en: "decorative, stylish, beautiful, pretty, comfortable, comfy, cosy, cozy, cute, luxury, luxurious, elegant, premium, quality, high quality, high end, affordable, inexpensive, multifunctional, on sale, discount, for sale, online, price, prices, design, designer, home, for house, for my house, for the house, indoor, extra, best seller, best selling, popular, good quality, well made, budget, budget friendly, bargain, low cost, low price, cheapest, clearance, discounted, second hand, used, unique, cool, trendy, fancy, classy, chic, aesthetic, gift, present, eco friendly, sustainable, near me, free shipping, delivery, where to buy, adults, elderly, seniors, older people, beginners, not too expensive, top rated, recommended, ideas",
  vi: "quà, quà tặng, quà cưới, quà tân gia, thôi nôi, quà sinh nhật, sinh nhật, trang trí, giá rẻ, rẻ đẹp, bao nhiêu tiền, giá bao nhiêu, cao cấp, sang trọng, chất lượng, giá tốt, giảm giá, khuyến mãi, sale, đẹp nhất, êm ái, thoải mái, dễ thương, xinh, thanh lý, mẫu mới, gia đình, tại nhà, trong nhà, kích thước, nhập khẩu, chính hãng, xịn, thông minh, đa năng, decor, giá xưởng, chống cận, bảo vệ mắt, bán chạy, ở đâu, loại nào, nào tốt, nào đẹp, loại nào tốt, như thế nào, giá sinh viên, sinh viên, giá mềm, bình dân, tầm trung, rẻ nhất, siêu rẻ, giá sỉ, êm, ngồi êm, bền đẹp, độc đáo, độc lạ, tinh tế, ấn tượng, hot, hot trend, hàng hiệu, uy tín, phù hợp, người già, người lớn tuổi, mới nhất, thời thượng, giá tầm trung, hàng đẹp, cửa hàng, shop",
  zh: "便宜, 平价, 性价比, 高性价比, 好看, 漂亮, 舒服, 舒适, 高级感, 高级, 高档, 质量好, 网红, 创意, 可爱, ins, 家庭, 家居, 室内, 特价, 打折, 优惠, 多少钱, 价格, 推荐, 品牌, 新款, 一个, 一张, 一件, 一把, 一盏, 轻奢, 大气, 组合, 一体, 一体式, 靠墙, 家用, 简易, 定制, 实用, 多功能, 大户型, 床边, 沙发边, 防近视, 爆款, 热卖, 便宜的, 实惠, 好用, 好坐, 舒服的, 适合, 哪个好, 哪里买, 怎么选, 怎么挑, 有没有, 什么, 选哪个, 哪种好, 求推荐, 百搭, 精致, 高颜值, 颜值, 时尚, 美观, 小众, 设计感, 简单, 大方, 环保, 进口, 国产, 正品, 包邮, 现货, 批发, 清仓, 二手, 学生党, 租房, 老人, 新手, 送礼, 礼物, 经济型, 经济, 耐看, 坐着舒服, 有质感, 质感, 有什么, 哪款, 哪种, 东西, 用什么, 地方, 好一点, 一点, 可以",
}

/** What no name says of a thing and its description may: what is so comes first. */
export const praisePhrases: LocalText = {
  en: "durable, sturdy, strong, easy to clean, family friendly, handmade, hand made, easy care, easy to care for, low maintenance, low light, lightweight, easy to assemble, flat pack, air purifying, eye care",
  vi: "dễ chăm, dễ trồng, dễ sống, chịu bóng, ít nắng, chống loá, bền, chắc chắn, dễ lau chùi, dễ vệ sinh, lắp ráp, thủ công, handmade, lọc không khí",
  zh: "免安装, 护眼, 耐阴, 好养, 易养, 好打理, 结实, 耐用, 净化空气, 好打扫, 易清洁",
}

/** Words that are not mistyped though nothing has them: `square` is not `spare`. */
export const everyday: readonly string[] =
  "square rectangular triangular curved fake real artificial outdoor folding foldable portable stackable stacking cordless wireless waterproof soft firm thick thin deep heavy bright dark warm cool quiet guests friends family dog cat pet rental renters student summer winter christmas guest visitor overnight hang sleep lounge relax movie night morning block hide cover store hold read sit eat work stairs wheels lid back legs moses down up away".split(
    " ",
  )

/** Words that Vietnamese has not, without marks either: who types one of them types English. */
export const onlyEnglish: ReadonlySet<string> = new Set(
  "for with of my our your how what which where who should would could you have need want is are and from above behind between under near next over something that".split(
    " ",
  ),
)

/** How large a thing is, of its kind. What is so comes first, and the others behind it. */
export const degrees: ReadonlySet<string> = new Set(
  [
    "small, compact, mini, little, big, large, extra large, huge, long, extra long, wide",
    "nhỏ, nho, nhỏ gọn, nho gon, lớn, lon, to, cỡ lớn, khổ lớn, dài, dai, rộng, rong, siêu dài",
    "小, 小型, 迷你, 大, 大型, 大号, 超大, 大尺寸, 长, 长条, 加长, 超长, 宽",
  ].flatMap((phrases) => readPhrases(phrases).map((phrase) => tonedKeyOf(readTokens(phrase)))),
)

/** Two of them, which few names say: who wants a pair of nightstands orders two. */
export const pairs: ReadonlySet<string> = new Set(
  readPhrases("一对, 成对, 一双, pair, pair of, a pair of, cặp, một cặp, bộ đôi").map((phrase) =>
    tonedKeyOf(readTokens(phrase)),
  ),
)

/** That a thing holds something, or stands somewhere: 放衣服的柜子, `kệ để giày`. */
export const holding: ReadonlySet<string> = new Set(
  [
    "to put, holding, holder",
    "để, đựng, kê, cất, treo, sát, cạnh, ngồi, dùng",
    "放, 装, 挂, 存, 摆, 坐, 窄, 角",
  ].flatMap((phrases) => readPhrases(phrases).map((phrase) => tonedKeyOf(readTokens(phrase)))),
)

/** Vietnamese, before a material: `ghế bọc bouclé`, `đèn chao thủy tinh`. */
export const covered: ReadonlySet<string | undefined> = new Set(
  readTokens("bọc boc chao").map(({ toned }) => toned),
)

/** What stands between one of these and a thing is what the thing holds: 放衣服的柜子. */
export const chineseVerbs: ReadonlySet<string> = new Set("放装挂存摆")

/** What somebody does there. Said behind a thing it is what the thing is for, before it a part of what it is: `reading lamp`. */
export const activities: ReadonlySet<string> = new Set(
  [
    "reading, read, sleep, eat, work, sit, watch, write, study",
    "đọc sách, doc sach",
    "看书, 读书, 阅读",
  ].flatMap((phrases) => readPhrases(phrases).map((phrase) => tonedKeyOf(readTokens(phrase)))),
)

/** Half of a word that names a thing, `đồ chơi`, `đồng hồ`, 镜子, is no name of one. */
export const halves: ReadonlySet<string> = new Set(
  ["đồ", "đồng", "phụ", "trang", "子"].map((word) => tonedKeyOf(readTokens(word))),
)

/** What follows one of these in English tells where the thing stands. */
export const whereAsides: ReadonlySet<string> = new Set(
  "in on over under above near next beside behind between at to from".split(" "),
)
/** The same in Vietnamese: `đèn trên bàn`. */
export const vietnamesePlaces: ReadonlySet<string> = new Set(
  readTokens("ở lên trên dưới sau cạnh trong ngoài gần").map(({ toned }) => toned),
)
/** What may stand between one of these and the place. */
export const articles: ReadonlySet<string> = new Set("the a an my our your".split(" "))
/** The same in Chinese: 餐桌上方的灯. */
export const whereabouts: ReadonlySet<string> = new Set("上下旁边里内外前后间")

/** What follows one of these in English and Chinese tells what the thing has, what it is for, or where it stands. */
export const asides: ReadonlySet<string> = new Set([
  ...whereAsides,
  ..."for with without through that 带 有".split(" "),
])

/** What follows one of these tells what somebody wants it for, which is seldom written on a thing. */
export const purposes: ReadonlySet<string> = new Set(
  ["for", "to", "cho", "để", "dùng", "放"].flatMap((word) => readTokens(word).map(({ toned }) => toned)),
)
/** The same behind it, in Chinese: what stands before 用 is what it is used for. */
export const used = "用"

const joining = ["and", "or", "và", "hoặc", "和", "与", "或"]
/** Of what stands on both sides of one of these, either is meant. */
export const joiners: ReadonlySet<string | undefined> = new Set(
  joining.map((word) => readTokens(word)[0]?.toned),
)
