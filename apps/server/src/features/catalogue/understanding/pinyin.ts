/**
 * By syllables of pinyin, without tones: characters that names of things, colours, materials and rooms are written with, as the
 * library pinyin-pro reads them there. Some are read in two ways: 长 is in a 长凳, and grows.
 */
const syllables = `
ai挨爱矮碍 an安岸按暗案氨胺鞍 ao凹 ba八吧把 bai摆擺柏白百 ban办半搬板版班辦 bang傍膀 bao保包宝寶报抱爆苞薄 bei北备杯背被贝辈 ben本苯 beng崩
bi壁币必比笔筆臂避闭鼻 bian便变編编边遍邊鞭 biao标表錶 bie别 bin宾槟賓 bing并柄病 bo波玻薄 bu不布步补部 ca擦 cai彩才材菜裁财踩 can参餐
cang仓藏 cao操槽草 ce侧册厕廁 ceng层層蹭 cha侘叉察差插杈查茶 chai拆柴 chan产掺禅 chang唱场常敞長长 chao吵朝潮超 che彻车
chen尘晨沉称衬陈 cheng城成承撑橙程 chi侈吃尺持池赤齿 chong充冲宠沖虫衝重 chou抽 chu储儲出厨处廚楚橱櫥触除 chuan串川穿 chuang创床牀窗
chui吹垂 chun春纯 ci刺次此瓷词辞 cong从 cu簇粗醋 cui翠 cun存寸村 cuo错 da大打搭答达達 dai代呆带待袋 dan丹单單担掸淡蛋誕诞
dang党当挡档 dao倒刀到导岛島稻道 de得的 deng凳灯燈登等蹬邓 di低地底滴第迪递 dian典垫墊店殿点电踮電靛颠點 diao吊掉钓 die叠疊碟蝶 ding定釘钉頂顶
dong东冬动東栋洞 dou抖斗豆逗都鬥 du度毒渡独獨讀读 duan断段短端 dui对對队 dun墩敦盾蹲 duo多朵躲 e鹅 er二儿兒而 fa发法珐發阀 fan反泛翻范返飯饭
fang仿房放方纺芳防 fei啡妃费非飞 fen份分粉 feng凤封縫缝風风 fu伏傅副复夫幅復扶服浮父覆附 gai改概盖蓋该 gan干感敢杆橄竿赶 gang刚岗港缸鋼钢
gao告稿羔膏高 ge个個割各搁擱格硌閣阁隔革 gei給给 gen根跟 geng更 gong供公功工拱贡 gou勾垢够构狗购鉤钩 gu古固故菇骨鼓 gua刮卦挂掛 guai拐
guan关官惯盥管罐观 guang光 gui归柜桂櫃歸瑰硅规貴贵跪轨龜龟 gun滚 guo国果裹过锅 hai孩海还 han含旱汗 hang行 hao号好毫號豪
he何合和喝核河盒荷褐 hei嘿黑 hen很痕 heng横橫 hong烘紅红 hou候厚后後 hu乎互呼壶壺弧户护湖琥瑚糊胡虎蝴 hua划化华桦滑画畫花華话 huai坏怀懷
huan换欢环環缓 huang凰晃皇黃黄 hui会回恢惠挥灰绘辉 hun婚混 huo或活火货 ji几剂即及基季寂己幾忌急技挤机极極济积積级纪脊计记迹际集 jia价假傢價加夹家架甲驾
jian件剪尖建溅煎简簡肩荐见間间 jiang匠姜桨江浆酱降 jiao交叫教校浇焦胶脚觉角铰 jie截接洁潔界结节芥街 jin今尽巾斤浸紧緊近进金
jing净境径惊景晶淨睛竞精经鏡镜静颈 jiu久九就旧舊酒 ju俱具句局居拒据橘矩聚苴距車 juan卷 jun军均郡 ka卡咖 kai开 kan堪槛看 kang抗 kao烤考靠
ke克刻可壳客棵磕科课颗 kong孔控空 kou口扣抠 kuai块快筷 kuan宽寬款 kuang框矿筐 kui葵 kun困 kuo廓闊阔 la拉蜡 lai来莱
lan兰懒懶栏榄篮籃缆蓝藍蘭 lang廊浪琅 lao老酪 le乐了勒叻樂 lei类累 leng冷棱 li丽例利力厘李栗沥理璃礼离立粒裏裡里麗黎 lia俩 lian帘廉怜簾联脸莲连链
liang两亮兩凉晾梁粮量 liao料聊 lie列裂 lin林淋 ling凌另菱零 liu六流琉留 long拢笼龙 lou楼樓漏篓鏤镂 lu炉芦路露 luan乱卵 lun輪轮
luo摞洛罗羅萝落螺裸 lv律榈滤綠绿鋁铝 lve略 ma吗嗎妈码馬马麻 mai买卖買賣霾麥麦 man慢满滿漫 mang忙 mao帽毛猫矛貓 me么 mei妹枚梅每沒没玫美霉
men们們門门闷 meng檬蒙 mi咪密米蜜迷 mian免棉绵面 miao秒苗 min民 ming明 mo墨抹摩摸末模磨膜蘑麼 mu姆幕暮木母目 na哪拿納纳那 nai奶耐
nan南男 nao脑腦闹 ne呢 nei内 neng能 ni你尼泥逆 nian年念 niao尿鳥鸟 nie捏 ning拧柠 niu牛钮 nong弄浓 nuan暖 nuo挪 nv女
ou偶欧歐 pa怕爬 pai拍排牌 pan攀畔盘盤 pang旁 pao抛泡跑 pei培配陪 pen喷盆 peng朋碰篷膨蓬 pi坯批疲皮 pian便偏片篇 piao漂 pie撇
pin品拼 ping屏平瓶苹 po坡婆泼珀 pu圃朴樸舖蒲谱鋪铺 qi七其器妻憩戚旗棋气漆起齊齐 qia掐 qian乾前千嵌浅淺钱 qiang墙墻强牆 qiao巧桥橋翘 qie切
qin亲寝寢琴芹 qing倾情晴清请輕轻青 qiong穹 qiu丘求球秋 qu区去取曲 quan全圈蜷醛 que却确缺雀 qun裙 ran染然 rang让 rao扰绕 re热熱
ren人仁任认 reng仍 ri日 rong容榕絨绒荣 rou柔肉 ru乳入如 ruan軟软 run润 sa洒 sai塞 san三伞傘散 sao扫 se涩色 sen森
sha杀沙砂紗纱 shai晒 shan山扇栅珊衫 shang上伤商尚 shao少烧 she奢射社舍设 shen什伸深渗身 sheng剩升圣声生盛繩绳聖
shi世事仕使势匙十始实室實市师式拭拾时是氏湿濕炻石示視视試试适適食飾饰 shou受售守寿手收首 shu书墅属数書术束树梳樹漱疏竖舒豎输鼠 shua刷耍 shuan栓
shuang双爽雙霜 shui水睡谁 shun顺 shuo数说 si丝四思斯死絲 song松送鬆 su宿素苏诉速 suan算酸 sui岁歲碎穗随 sun损榫笋筍 suo所梭縮缩鎖锁
ta他塌她它榻踏 tai台太抬檯泰臺苔 tan坦弹摊毯潭炭谈谭 tang堂搪糖趟躺 tao套桃淘陶 te特 teng疼籐腾藤 ti体剃屉屜提替梯緹缇踢题體 tian填天田
tiao挑条條调 tie帖貼贴鐵铁 ting停厅听庭廳 tong同桐桶童筒通銅铜 tou头透頭 tu图圖土涂突 tuan团 tui推腿退 tuo托拖椭橢驼 wa娃挖瓦袜 wai外
wan万完弯彎晚玩碗 wang往忘望網网 wei为位卫味唯喂围尾微未纬维胃苇衛 wen文温溫稳纹问 wo卧我握窝窩臥 wu五兀务午屋无污無物雾 xi习吸喜戏戲洗系细習膝西隙
xia下夏 xian先咸岘显现現線纤线藓贤铣闲限陷鲜 xiang乡像向响巷想橡相箱象鑲镶香 xiao削小 xie些写协卸寫斜楔歇鞋 xin信心新芯 xing型形性杏行醒
xiong熊 xiu休修繡绣銹锈 xu絮续许需 xuan宣悬懸旋玄选選 xue学學雪 xun熏 ya亚压哑壓牙芽 yan岩檐沿烟燕盐眼言顏颜验 yang仰养央杨样洋痒羊阳陽
yao摇窑腰药要遥钥 ye业也叶夜業液葉页 yi一义以依倚医宜已异意易椅益移義艺藝衣议邑 yin印因荫銀银阴隐音 ying婴嬰应影樱硬英 yong用
you优優又友右幼有柚油游由遊邮釉 yu与予于余寓浴玉羽育雨预餘鱼 yuan元原员园圆園圓缘远院 yue月約约越閱阅 yun云匀熨运 za杂雜 zai仔再在栽載载 zang脏髒
zao噪早枣棗澡灶燥皂造 ze泽 zen怎 zha札 zhai宅窄 zhan占展毡沾盏盞站蘸 zhang帐张張掌章胀长 zhao找照着罩 zhe折着者褶赭这這遮 zhen枕真砧诊针
zheng整正蒸 zhi之值制只帜志执指支智枝植止汁直知紙織纸织置至致質质趾 zhong中众种终重鐘钟 zhou周洲皱粥肘軸轴 zhu主住柱株煮珠竹筑苎逐鑄铸 zhua抓
zhuan专專砖轉转 zhuang妆庄撞状装裝 zhui锥 zhun准 zhuo卓捉桌着 zi姿子字渍紫自 zong总棕 zou奏走 zu祖租組组足阻 zuan钻 zui最
zun樽 zuo作做坐左座
`

const readings = new Map<string, readonly string[]>()
for (const [, syllable = "", characters = ""] of syllables.matchAll(/([a-z]+)(\p{Script=Han}+)/gu))
  for (const character of characters) readings.set(character, [...(readings.get(character) ?? []), syllable])

const mostWays = 8

/** How somebody types it who types no characters; empty where a character is not known. */
export function pinyinOf(text: string): readonly string[] {
  let ways: readonly string[] = [""]
  for (const character of text) {
    const known = readings.get(character) ?? []
    ways = ways.flatMap((way) => known.map((syllable) => way + syllable)).slice(0, mostWays)
  }
  return text === "" ? [] : ways
}
