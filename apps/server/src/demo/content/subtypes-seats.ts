import type { DemoText } from "../demo-content.ts"
import { text } from "./make.ts"

export const seatsAndTables: Readonly<Record<string, DemoText>> = {
  "sofa-boucle": text(
    "双人沙发, 三人沙发, 可拆洗沙发, 一字沙发, 直排沙发, 长条沙发",
    "loveseat, two seater sofa, three seater sofa, slipcover sofa, sofa with removable covers, settee",
    "sofa băng, sofa đôi, sofa tháo vỏ",
  ),
  "sofa-sage": text(
    "双人沙发, 小户型沙发, 绿沙发, 一字沙发, 直排沙发, 长条沙发",
    "loveseat, two seater sofa, small sofa, compact sofa, settee",
    "sofa đôi, sofa nhỏ",
  ),
  "sofa-terracotta": text(
    "双人沙发, 三人沙发, 一字沙发, 直排沙发, 长条沙发",
    "loveseat, two seater sofa, three seater sofa, settee",
    "sofa băng, sofa đôi",
  ),
  "sofa-chaise-sand": text(
    "L型沙发, 贵妃沙发, 贵妃榻, 组合沙发, 转角沙发, 拐角沙发, 多人沙发",
    "L shaped sofa, sectional, sectional sofa, chaise sofa, sofa with chaise, corner couch, l couch, chaise lounge, chaise longue, L sofa, corner sofa",
    "sofa chữ L, sofa góc, ghế nằm, sofa góc l, ghế sofa góc, ghế góc",
  ),
  "sofa-dusk-blue": text(
    "三人沙发, 三人位沙发, 一字沙发, 直排沙发, 长条沙发",
    "three seater sofa, three seat sofa, settee",
    "sofa băng, sofa 3 chỗ",
  ),
  "sofa-leather-cognac": text(
    "真皮沙发, 皮沙发, 复古皮沙发, 一字沙发, 直排沙发, 长条沙发",
    "leather sofa, leather couch, settee",
    "sofa da bò, ghế sofa da, ghế da sofa",
  ),
  "lounge-chair-forest": text("躺椅, 休闲椅, 阅读椅", "lounge chair, reading chair", "ghế nằm thư giãn"),
  "lounge-chair-cognac": text("躺椅, 休闲椅, 阅读椅", "lounge chair, reading chair", "ghế nằm thư giãn"),
  "chair-wishbone-oak": text(
    "Y椅, 叉骨椅, 扶手餐椅, 带扶手餐椅, 编织椅, 绳编椅, 草编椅, 编绳椅",
    "wishbone chair, Y chair, woven chair, rope chair, paper cord chair, woven seat chair, danish chair, dining chair with arms, dining armchair, carver chair",
    "ghế chữ Y, ghế ăn có tay vịn, ghế gỗ có tay vịn, ghế đan, ghế đan dây, ghế dây, ghế mặt đan",
  ),
  "bar-stool-terracotta": text(
    "吧椅, 高脚凳, 高脚椅, 吧凳, 高凳, 酒吧椅, 岛台椅, 吧台椅子, 高吧凳",
    "bar stool, counter stool, bar chair, kitchen island stool, island stool, breakfast bar stool, barstool, counter chair, high stool, tall stool, kitchen counter stool",
    "ghế quầy bar, ghế quầy, ghế đảo bếp, ghế cao, ghế chân cao, ghế bar cao, ghế bar chân cao, ghế quầy bếp",
  ),
  "pouf-ochre": text(
    "脚凳, 蒲团, 圆墩, 脚踏, 沙发脚踏, 搁脚凳, 沙发凳, 踏脚凳, 换鞋墩, 梳妆凳, 梳妆台凳, 化妆凳, 软凳, 坐墩",
    "ottoman, footstool, pouffe, foot rest, pouf, poof, foot stool, hassock, pouffe stool, floor pouf, vanity stool",
    "ghế đôn tròn, đôn mềm, ghế gác chân, đôn sofa, đôn gác chân, ghế bệt, ghế trang điểm, đôn, đôn ngồi",
  ),
  "pouf-leather-cognac": text(
    "脚凳, 圆墩, 脚踏, 沙发脚踏, 搁脚凳, 沙发凳, 踏脚凳, 换鞋墩, 梳妆凳, 梳妆台凳, 化妆凳, 软凳, 坐墩",
    "ottoman, footstool, pouffe, foot rest, pouf, poof, foot stool, hassock, pouffe stool, floor pouf, vanity stool",
    "ghế đôn tròn, đôn mềm, ghế gác chân, đôn sofa, đôn gác chân, ghế bệt, ghế trang điểm, đôn, đôn ngồi",
  ),
  "bench-oak": text(
    "长凳, 换鞋凳, 床尾凳, 长条凳, 换鞋椅, 穿鞋凳, 床尾榻, 玄关凳, 条凳, 门口凳, 卧室长凳, 玄关长凳",
    "bench, entry bench, bed bench, shoe bench, hallway bench, entryway bench, bedroom bench, end of bed bench, seating bench, hall bench, bed end bench, foot of bed bench, bench seat",
    "ghế dài, ghế thay giày, ghế cuối giường, ghế mang giày, ghế xỏ giày, ghế ngồi mang giày, băng ghế, ghế băng dài, ghế dài gỗ, ghế chân giường, ghế ngồi thay giày, ghế ngồi cửa ra vào",
  ),
  "bench-walnut-leather": text(
    "长凳, 换鞋凳, 床尾凳, 长条凳, 换鞋椅, 穿鞋凳, 床尾榻, 玄关凳, 条凳, 门口凳, 卧室长凳, 玄关长凳",
    "bench, entry bench, bed bench, shoe bench, hallway bench, entryway bench, bedroom bench, end of bed bench, seating bench, hall bench, bed end bench, foot of bed bench, bench seat",
    "ghế dài, ghế thay giày, ghế cuối giường, ghế mang giày, ghế xỏ giày, ghế ngồi mang giày, băng ghế, ghế băng dài, ghế dài gỗ, ghế chân giường, ghế ngồi thay giày, ghế ngồi cửa ra vào",
  ),
  "stool-low-walnut": text(
    "矮凳, 换鞋凳, 小板凳, 板凳, 圆凳, 小凳子, 梳妆凳, 梳妆台凳, 化妆凳, 穿鞋凳, 木凳, 三脚凳",
    "low stool, milking stool, wooden stool, small stool, step stool, vanity stool, three legged stool, little stool",
    "đôn gỗ, ghế thấp, ghế đẩu, ghế nhỏ, ghế cóc, ghế đẩu gỗ, ghế gỗ nhỏ, ghế trang điểm, ghế thay giày, ghế 3 chân",
  ),
  "coffee-table-walnut": text("圆边几, 小圆几", "round side table", "bàn phụ tròn, bàn tròn nhỏ"),
  "side-table-black": text("圆边几, 小圆几", "round side table", "bàn phụ tròn, bàn tròn nhỏ"),
  "nest-tables-travertine-walnut": text(
    "套几, 子母茶几, 组合边几, 组合茶几, 高低茶几, 大小茶几, 子母几, 叠几, 两件套茶几, 子母边几",
    "nesting tables, nest of tables, nested tables, stacking tables, nesting side tables, set of two side tables, coffee table set, stacking side tables, two piece coffee table, set of coffee tables",
    "bàn lồng, bàn xếp lồng, bàn lồng nhau, bàn đôi, bộ bàn lồng, bàn trà đôi, bàn trà bộ đôi, bàn nước đôi, bàn sofa đôi",
  ),
  "dining-table-oval-oak": text(
    "椭圆餐桌, 椭圆形餐桌, 长桌, 六人位餐桌",
    "oval table, oval dining table, long table, six seat dining table",
    "bàn bầu dục, bàn oval, bàn ăn bầu dục, bàn dài, bàn ăn 6 chỗ",
  ),
  "dining-table-round-marble": text(
    "圆桌, 圆形餐桌, 四人位餐桌, 独脚餐桌, 独柱餐桌, 单脚餐桌",
    "round table, round dining table, four seat dining table, pedestal table, pedestal dining table, round kitchen table, bistro table, tulip table",
    "bàn tròn, bàn ăn tròn, bàn ăn mặt đá, bàn ăn 4 chỗ, bàn một chân, bàn ăn một chân, bàn ăn chân trụ",
  ),
  "dining-table-round-walnut": text(
    "圆桌, 圆形餐桌, 四人位餐桌, 独脚餐桌, 独柱餐桌, 单脚餐桌",
    "round table, round dining table, four seat dining table, pedestal table, pedestal dining table, round kitchen table, bistro table, tulip table",
    "bàn tròn, bàn ăn tròn, bàn ăn 4 chỗ, bàn một chân, bàn ăn một chân, bàn ăn chân trụ",
  ),
  "dining-table-ash": text(
    "长桌, 长方形餐桌, 四人位餐桌, 六人位餐桌",
    "rectangular dining table, long table, four seat dining table, six seat dining table",
    "bàn dài, bàn chữ nhật, bàn ăn chữ nhật, bàn ăn 4 chỗ, bàn ăn 6 chỗ",
  ),
  "coffee-table-marble-oak": text(
    "圆茶几, 石材茶几",
    "round coffee table, stone coffee table",
    "bàn trà tròn, bàn trà mặt đá",
  ),
  "coffee-table-travertine": text(
    "石材茶几, 圆茶几",
    "stone coffee table, round coffee table",
    "bàn trà mặt đá, bàn trà tròn",
  ),
  "chair-spindle-black": text(
    "藤椅, 藤编椅, 藤面椅, 编织椅, 藤编餐椅, 扶手餐椅, 带扶手餐椅",
    "cane chair, rattan chair, wicker chair, woven chair, woven seat chair, spindle chair, dining chair with arms, dining armchair, carver chair",
    "ghế mây, ghế mây đan, ghế đan, ghế đan mây, ghế mặt đan, ghế mặt mây, ghế ăn có tay vịn, ghế gỗ có tay vịn",
  ),
  "chair-tub-sage": text(
    "扶手餐椅, 带扶手餐椅, 圆背椅",
    "dining chair with arms, dining armchair, tub dining chair, round back chair",
    "ghế ăn có tay vịn, ghế lưng tròn",
  ),
  "chair-dining-walnut": text("", "school chair", ""),
}
