import type { DemoText } from "../demo-content.ts"
import { text } from "./make.ts"

export const storageAndLamps: Readonly<Record<string, DemoText>> = {
  "sideboard-walnut-low": text("电视柜", "tv stand, tv unit, media console", "kệ tivi, tủ tivi"),
  "sideboard-fluted-oak": text(
    "餐边柜, 电视柜, 四门边柜, 储物边柜, 唱机柜, 黑胶唱机柜",
    "buffet, credenza, four door sideboard, record player stand, record player cabinet",
    "tủ búp phê, tủ 4 cánh, tủ máy đĩa than, kệ đặt máy đĩa",
  ),
  "sideboard-forest-plain": text(
    "餐边柜, 备餐柜, 碗柜, 四门餐边柜",
    "buffet, credenza, china cabinet, four door sideboard",
    "tủ búp phê, tủ chén, tủ bát đĩa",
  ),
  "bed-panel-oak": text(
    "实木床, 原木床, 橡木大床",
    "solid wood bed, wooden bed, oak bed, wood bed frame, wooden bed frame, platform bed",
    "giường gỗ, giường gỗ sồi, giường ngủ gỗ",
  ),
  "bed-slat-walnut": text(
    "实木床, 胡桃木大床",
    "solid wood bed, wooden bed, wood bed frame, wooden bed frame",
    "giường gỗ, giường gỗ óc chó, giường ngủ gỗ",
  ),
  "bed-upholstered-sand": text(
    "软包床, 布艺床, 软床, 软靠床",
    "upholstered bed, padded bed, fabric bed, soft bed",
    "giường bọc nệm, giường bọc vải, giường bọc, giường đầu bọc nệm",
  ),
  "bed-upholstered-forest": text(
    "软包床, 布艺床, 软床, 软靠床",
    "upholstered bed, padded bed, velvet bed, soft bed",
    "giường bọc nệm, giường bọc vải, giường bọc, giường đầu bọc nệm",
  ),
  "crib-ash": text(
    "摇篮, 宝宝床, bb床, 婴幼儿床, 拼接床, 宝宝小床, 成长床, 坐卧两用婴儿床",
    "crib, baby crib, cot, cot bed, newborn bed, infant bed, baby cot, nursery crib, baby bed, convertible crib",
    "cũi, nôi em bé, cũi gỗ, nôi, nôi gỗ, cũi em bé, cũi trẻ em, nôi cho bé, cũi cho bé",
  ),
  "house-bed-ash": text(
    "小屋床, 树屋床, 帐篷床, 房子床",
    "house bed, toddler bed, kids house bed, house frame bed, playhouse bed, bed shaped like a house, house shaped bed, tent bed",
    "giường ngôi nhà, giường cho bé, giường hình ngôi nhà, giường nhà",
  ),
  "wall-shelves-walnut": text(
    "搁板, 一字板, 墙上置物架, 壁挂书架, 挂墙架, 墙上书架, 墙上隔板, 悬浮搁板, 墙面置物架",
    "floating shelves, wall shelf, floating wall shelf, wall mounted shelf, floating shelf, wall bookshelf, hanging shelf",
    "kệ treo tường, kệ sách treo tường, giá sách treo tường, kệ gỗ treo tường, kệ nổi",
  ),
  "shelf-ladder-oak-black": text(
    "梯形架, 靠墙架, 高书架, 落地书架, 落地置物架",
    "ladder shelf, leaning shelf, tall bookcase, tall shelf, ladder bookcase, leaning bookcase, standing shelf, freestanding shelf",
    "kệ thang, kệ dựa tường, kệ bậc thang, kệ cao, kệ sách đứng, kệ đứng",
  ),
  "lamp-arc-brass": text(
    "钓鱼灯, 弧形落地灯, 弧形灯, 抛物线灯",
    "arc lamp, arching lamp, arched floor lamp, overarching lamp, arc floor lamp",
    "đèn cần câu, đèn vòng cung, đèn sàn cong, đèn câu cá",
  ),
  "lamp-tripod-oak": text(
    "三脚灯, 木头落地灯, 调光落地灯, 三脚架落地灯",
    "tripod lamp, tripod light, three legged lamp, dimmable floor lamp, dimmable lamp, tripod floor lamp",
    "đèn ba chân, đèn 3 chân, đèn cây 3 chân, đèn cây chỉnh sáng, đèn sàn ba chân",
  ),
  "lamp-desk-black": text(
    "书桌灯, 学习灯, 阅读灯, 办公台灯, 写字灯, 工作灯",
    "study lamp, reading lamp, desk lamp, office lamp, study light, architect lamp, work lamp",
    "đèn học, đèn bàn học, đèn đọc sách, đèn bàn làm việc, đèn làm việc, đèn học bài",
  ),
  "pendant-rattan": text(
    "藤编灯, 藤灯, 藤吊灯, 竹编灯, 竹灯, 藤编吊灯",
    "wicker lamp, rattan light, wicker light, basket light, woven lamp shade, woven pendant, bamboo lamp",
    "đèn mây, đèn mây tre, đèn tre, đèn đan mây, đèn mây tre đan, đèn thả mây",
  ),
  "chandelier-brass": text(
    "枝形吊灯, 水晶灯, 六头吊灯, 枝形灯, 大吊灯, 多头吊灯, 客厅大吊灯",
    "chandelier, chandelier light, crystal chandelier, brass chandelier, globe light",
    "đèn chùm, đèn chùm phòng khách, đèn chùm pha lê",
  ),
  "pendant-globes-brass": text(
    "三头吊灯, 圆球吊灯, 玻璃球吊灯, 圆球灯, 球形吊灯",
    "globe light, globe pendant, three light pendant, glass globe pendant, cluster pendant, glass pendant, bubble light, ball light",
    "đèn thả ba bóng, đèn thả bóng tròn, đèn thả thuỷ tinh, đèn thả 3 bóng, đèn quả cầu",
  ),
  "pendant-paper-moon": text(
    "纸灯, 纸灯笼, 纸吊灯, 灯笼灯, 宣纸灯",
    "paper lantern, paper lamp, rice paper lamp, paper pendant, lantern",
    "đèn lồng giấy, đèn giấy, đèn thả giấy, đèn lồng",
  ),
  "wall-lamp-brass": text(
    "镜前灯, 镜子灯, 镜灯, 浴室镜灯, 床头壁灯, 圆球壁灯",
    "mirror light, bathroom sconce, mirror lamp, globe light",
    "đèn soi gương, đèn gương, đèn tường phòng tắm",
  ),
  "coat-stand-walnut": text(
    "落地衣架, 衣帽架, 立式衣架, 落地挂衣架, 树杈衣架",
    "coat stand, hat stand, free standing coat rack, standing coat rack, coat tree, wooden coat stand",
    "cây treo đồ, cây treo quần áo, cây treo áo, cây mắc áo, giá treo đồ đứng, cây móc quần áo, cây treo mũ áo",
  ),
  "hooks-oak": text(
    "挂钩, 衣帽钩, 衣钩, 墙上挂钩, 挂衣钩, 壁挂衣架, 挂衣板, 墙上衣架, 挂墙衣架",
    "wall hooks, hooks, wall coat rack, coat hooks, wall mounted coat rack, peg board, wall coat hooks",
    "móc treo quần áo, móc áo, móc treo tường, thanh móc, móc treo áo tường, giá treo áo treo tường",
  ),
  "door-sage": text(
    "室内门, 木门, 房门, 门, 卧室门, 房间门, 绿门",
    "interior door, wooden door, door, doors, bedroom door, inside door, internal door",
    "cửa gỗ, cửa thông phòng, cửa, cửa phòng, cửa phòng ngủ, cửa đi",
  ),
  "slat-panel-oak": text(
    "格栅板, 吸音板, 护墙板, 墙板, 木饰面, 隔音板, 背景墙板, 木格栅, 电视背景墙, 格栅墙板, 木墙板",
    "slat panel, acoustic panel, wainscot, panel, wall panel, wood panel, wall panelling, wall paneling, wall cladding, sound panel, slatted wall, wood wall panel, feature wall",
    "lam gỗ, tấm ốp tường, tấm tiêu âm, tấm ốp, ốp tường, vách ốp, tấm ốp gỗ, vách ngăn gỗ, tấm cách âm, lam gỗ trang trí, vách ốp tường, tấm ốp tường gỗ",
  ),
  "wardrobe-cream-oak": text(
    "四门衣柜, 四门大衣柜",
    "four door wardrobe, 4 door wardrobe",
    "tủ áo 4 cánh, tủ quần áo 4 cánh",
  ),
  "wardrobe-walnut": text(
    "三门衣柜",
    "three door wardrobe, 3 door wardrobe",
    "tủ áo 3 cánh, tủ quần áo 3 cánh",
  ),
  "bookcase-oak": text(
    "高书架, 落地书架, 高书柜",
    "tall bookcase, tall bookshelf, standing bookcase, freestanding bookcase",
    "kệ sách cao, kệ sách đứng",
  ),
  "bookcase-low-walnut": text(
    "矮书柜, 低书架, 唱机柜, 黑胶唱机柜, 隔断书架",
    "low bookcase, low bookshelf, record player stand, record player cabinet, record player shelf, room divider shelf",
    "kệ sách thấp, kệ thấp, kệ máy đĩa than, kệ đặt máy đĩa, kệ ngăn phòng",
  ),
  "lamp-mushroom-rust": text(
    "蘑菇灯, 蘑菇台灯, 触摸台灯, 触摸灯, 触控灯, 触控台灯, 感应台灯, 调光台灯, 触摸调光台灯",
    "mushroom lamp, mushroom light, touch lamp, touch table lamp, touch control lamp, dimmable table lamp, dimmable lamp",
    "đèn nấm, đèn cảm ứng, đèn bàn cảm ứng, đèn ngủ cảm ứng, đèn chạm, đèn ngủ nấm",
  ),
}
