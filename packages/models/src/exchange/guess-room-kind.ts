import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"

/** What rooms are called on plans: the longer and more exact first. */
const words: readonly (readonly [RoomKind, RegExp])[] = [
  ["living-dining", /living.{0,5}dining|khách.{0,6}ăn|客餐厅/],
  ["main-bedroom", /master|main bed|ngủ (chính|master)|主卧/],
  ["kids-room", /kid|child|trẻ em|儿童/],
  ["guest-room", /guest|khách ngủ|客卧|客房/],
  ["bedroom", /bed ?room|chambre|schlaf|ngủ|卧/],
  ["bathroom", /bath|salle de bain|bad\b|tắm|浴|卫浴/],
  ["toilet", /toilet|\bwc\b|lavator|vệ sinh|卫生间|厕/],
  ["kitchen", /kitchen|cuisine|küche|bếp|厨/],
  ["dining-room", /dining|salle à manger|ess|\băn\b|餐/],
  ["living-room", /living|lounge|salon|séjour|wohn|khách|客厅|起居/],
  ["study", /study|office|bureau|làm việc|书房/],
  ["entry", /entry|entrance|hall\b|foyer|sảnh|玄关|门厅/],
  ["corridor", /corridor|hallway|couloir|flur|hành lang|走廊|过道/],
  ["wardrobe", /wardrobe|closet|dressing|thay đồ|衣帽/],
  ["laundry", /laundry|giặt|洗衣/],
  ["pantry", /pantry/],
  ["storage", /stor(age|e)|kho\b|储/],
  ["balcony", /balcon|ban công|阳台/],
  ["terrace", /terrace|terrasse|sân thượng|露台/],
  ["garage", /garage|ga ra|车库/],
  ["stairwell", /stair|cầu thang|楼梯/],
  ["altar-room", /altar|thờ|佛堂/],
]

/** The kind of room that a text on a plan means; null: none that is known. */
export function guessRoomKind(text: string): RoomKind | null {
  const plain = text.normalize("NFC").toLowerCase()
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** A text as a name in a document: on one line, of a length that it may have. */
export const toName = (text: string): string =>
  text
    // Codes of fonts and lines in texts of drawings.
    .replaceAll(/\\[A-Za-z][^;\\]*;|\\P|[{}]/g, " ")
    .replaceAll(/\\U\+([0-9A-Fa-f]{4})/g, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 80)
    .trim()
