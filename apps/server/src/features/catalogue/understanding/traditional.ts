/** Traditional characters of what a home is furnished with, each before its simplified one. */
const pairs =
  "書书櫃柜檯台燈灯發发雙双單单貴贵鏡镜牆墙畫画簾帘鐘钟錶表籃篮樹树葉叶廚厨島岛盤盘車车門门廳厅臥卧衛卫陽阳兒儿嬰婴寶宝風风簡简約约現现復复懷怀舊旧歐欧義义藝艺絨绒實实黃黄銅铜鐵铁銀银紅红綠绿藍蓝" +
  "淺浅圓圆橢椭長长層层屜屉鬥斗墊垫貓猫傢家俱具裝装飾饰組组張张個个條条幾几辦办電电視视腦脑學学習习轉转納纳儲储鉤钩擺摆掛挂頂顶軟软懶懒閱阅讀读間间寬宽達达羅罗馬马紙纸籐藤編编織织絲丝麗丽優优質质" +
  "價价買买賣卖沖冲紗纱聖圣誕诞"

const simplified = new Map<string, string>()
const characters = [...pairs]
for (let at = 0; at < characters.length; at += 2) {
  const [from, to] = [characters[at], characters[at + 1]]
  if (from !== undefined && to !== undefined) simplified.set(from, to)
}

/** Our vocabulary is written in simplified characters; people in Taiwan and Hong Kong search in traditional ones. */
export const simplify = (character: string): string => simplified.get(character) ?? character
