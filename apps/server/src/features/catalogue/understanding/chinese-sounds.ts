/**
 * Characters of what a home is furnished with, each group of one sound: who types by sound takes the wrong one of them.
 */
const groups =
  "柜拒贵跪桂 沙纱砂杀 发法 椅倚以已 床创 桌卓捉 灯登蹬凳邓 镜境静净竞 毯坦谈谭 几机基记 垫店电殿 帘廉连莲联怜 篮蓝兰栏 花化华 瓶平屏苹 画话 钟中终 浴玉育 缸刚钢 架价驾假 橱厨除 " +
  "书舒疏 吊掉钓调 壁臂闭 落洛 餐参 茶查察 边编鞭 抱报爆 枕诊 植值直 盆喷 橡像象向 胡湖糊 榻塌踏 衣依医 抽 屉替剃 藤腾疼 绒荣容 岩言颜 岛导倒 杆干竿 挂卦 墩蹲敦 躺趟 休修 闲贤咸 " +
  "梳 妆装庄 鞋协 玄悬 关观官 木目 圆园原员 方芳 皮疲 布步 棉绵 麻马 羊阳洋杨 毛猫矛 铜同桐 铁贴帖 玻波 璃离 陶桃淘 瓷词辞 石时实 理里礼 白百柏 黑嘿 灰挥辉 绿律 蓝兰 黄皇 " +
  "双霜 单丹 人仁 位为 儿而 童同 婴英 台抬 办半 公工 电店 视是 收守 纳那 置制 物务 靠考 抹末 巾金 碗晚 盘 砧针 板版 果裹 车彻"

const alike = new Map<string, readonly string[]>()
for (const group of groups.split(" ")) {
  const characters = [...group]
  for (const character of characters)
    alike.set(character, [
      ...(alike.get(character) ?? []),
      ...characters.filter((other) => other !== character),
    ])
}

/** Other characters that sound like it; none of what is not said of furniture. */
export const soundsLikeCharacter = (character: string): readonly string[] => alike.get(character) ?? []
