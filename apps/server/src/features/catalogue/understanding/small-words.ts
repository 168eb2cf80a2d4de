import type { LocalText } from "@roomwright/contract/language"
import { readPhrases } from "./phrases.ts"
import { readTokens, tonedKeyOf } from "./tokens.ts"

/** Words that say nothing of a thing. */
export const fillers: ReadonlySet<string> = new Set(
  [
    "a an the for with of in my our to and or on by at near under over from that this is it",
    "furniture cheap best buy new nice good colour color coloured colored style",
    "cho có màu bằng và kiểu phong cách mua giá rẻ đẹp cái chiếc bộ loại",
    "的 款 风 色 式 带 和 买 家 用 新 放 在",
  ].flatMap((words) => readTokens(words).flatMap(({ word, toned }) => [word, toned])),
)

/** The same in several words, or in words that belong to other phrases as well. */
export const emptyPhrases: LocalText = {
  en: "decorative, stylish, beautiful, pretty, comfortable, comfy, cosy, cozy, cute, luxury, luxurious, elegant, premium, quality, high quality, high end, affordable, inexpensive, multifunctional, on sale, discount, for sale, online, price, prices, design, designer, home, house, indoor, extra, low light, low maintenance, easy care, easy to care for, pet friendly, eye care, best seller, popular",
  vi: "trang trí, giá rẻ, rẻ đẹp, bao nhiêu tiền, giá bao nhiêu, cao cấp, sang trọng, chất lượng, giá tốt, giảm giá, khuyến mãi, sale, đẹp nhất, êm ái, thoải mái, dễ thương, xinh, thanh lý, mẫu mới, gia đình, tại nhà, trong nhà, kích thước, nhập khẩu, chính hãng, xịn, thông minh, đa năng, decor, giá xưởng, dễ chăm, dễ trồng, chịu bóng, ít nắng, chống cận, chống loá, bảo vệ mắt, bán chạy",
  zh: "便宜, 平价, 性价比, 高性价比, 好看, 漂亮, 舒服, 舒适, 高级感, 高级, 高档, 质量好, 耐用, 网红, 创意, 可爱, ins, 家庭, 家居, 室内, 特价, 打折, 优惠, 多少钱, 价格, 推荐, 品牌, 新款, 一个, 一张, 一对, 一件, 一把, 一盏, 轻奢, 大气, 组合, 一体, 一体式, 靠墙, 家用, 简易, 定制, 实用, 多功能, 免打孔, 免安装, 护眼, 大户型, 床边, 沙发边, 耐阴, 好养, 易养, 好打理, 防近视, 爆款, 热卖",
}

/** How large a thing is, of its kind. What is so comes first, and the others behind it. */
export const degrees: ReadonlySet<string> = new Set(
  [
    "small, compact, mini, little, big, large, extra large, huge, long, extra long, wide",
    "nhỏ, nho, nhỏ gọn, nho gon, lớn, lon, to, cỡ lớn, khổ lớn, dài, dai, rộng, rong, siêu dài",
    "小, 小型, 迷你, 大, 大型, 大号, 超大, 大尺寸, 长, 长条, 加长, 超长, 宽",
  ].flatMap((phrases) => readPhrases(phrases).map((phrase) => tonedKeyOf(readTokens(phrase)))),
)

/** What somebody does there. Said behind a thing it is what the thing is for, before it a part of what it is: `reading lamp`. */
export const activities: ReadonlySet<string> = new Set(
  ["reading", "đọc sách, doc sach", "看书, 读书, 阅读"].flatMap((phrases) =>
    readPhrases(phrases).map((phrase) => tonedKeyOf(readTokens(phrase))),
  ),
)

/** The first half of a word that names a thing, `đồ chơi`, `đồng hồ`, is no name of one. */
export const halves: ReadonlySet<string> = new Set(
  ["đồ", "đồng", "phụ", "trang"].map((word) => tonedKeyOf(readTokens(word))),
)

/** What follows one of these in English and Chinese tells what the thing has, what it is for, or where it stands. */
export const asides: ReadonlySet<string> = new Set(
  "for with in on over under above near at to from that 带 有".split(" "),
)

/** What follows one of these tells what somebody wants it for, which is seldom written on a thing. */
export const purposes: ReadonlySet<string> = new Set(
  ["for", "cho", "để", "dùng"].flatMap((word) => readTokens(word).map(({ toned }) => toned)),
)
/** The same behind it, in Chinese: what stands before 用 is what it is used for. */
export const used = "用"

const joining = ["and", "or", "và", "hoặc", "和", "与", "或"]
/** Of what stands on both sides of one of these, either is meant. */
export const joiners: ReadonlySet<string | undefined> = new Set(
  joining.map((word) => readTokens(word)[0]?.toned),
)
