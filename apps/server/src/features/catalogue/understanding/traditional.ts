/** Traditional characters of what a home is furnished with, each before its simplified one. */
const pairs =
  "書书櫃柜檯台燈灯發发雙双單单貴贵鏡镜牆墙畫画簾帘鐘钟錶表籃篮樹树葉叶廚厨島岛盤盘車车門门廳厅臥卧衛卫陽阳兒儿嬰婴寶宝風风簡简約约現现復复懷怀舊旧歐欧義义藝艺絨绒實实黃黄銅铜鐵铁銀银紅红綠绿藍蓝" +
  "淺浅圓圆橢椭長长層层屜屉鬥斗墊垫貓猫傢家俱具裝装飾饰組组張张個个條条幾几辦办電电視视腦脑學学習习轉转納纳儲储鉤钩擺摆掛挂頂顶軟软懶懒閱阅讀读間间寬宽達达羅罗馬马紙纸籐藤編编織织絲丝麗丽優优質质" +
  "頭头邊边牀床墻墙裡里裏里擱搁櫥橱蓋盖懸悬筆笔環环飯饭鳥鸟龜龟闊阔臺台窩窝鋁铝鋼钢樸朴髒脏貼贴圖图無无號号寢寝潔洁滿满濕湿乾干對对縫缝橫横豎竖釘钉廁厕盞盏顏颜獨独鬆松緊紧彎弯疊叠壓压點点線线壺壶極极積积" +
  "遊游戲戏熱热銹锈傘伞樓楼閣阁選选適适兩两業业寫写試试體体輕轻華华溫温淨净樂乐給给東东麼么這这們们嗎吗後后沒没歲岁鋪铺餘余園园筍笋蘭兰麥麦繡绣縮缩網网緹缇繩绳棗枣橋桥歸归衝冲齊齐專专賓宾舖铺雜杂鑲镶鎖锁鏤镂鑄铸軸轴輪轮載载" +
  "連连氈毡價价買买賣卖沖冲紗纱聖圣誕诞"

const simplified = new Map<string, string>()
const characters = [...pairs]
for (let at = 0; at < characters.length; at += 2) {
  const [from, to] = [characters[at], characters[at + 1]]
  if (from !== undefined && to !== undefined) simplified.set(from, to)
}

/** Our vocabulary is written in simplified characters; people in Taiwan and Hong Kong search in traditional ones. */
export const simplify = (character: string): string => simplified.get(character) ?? character
