import { AppError } from "../../platform/app-error.ts"

const platformName = "roomwright"

/**
 * Names with which an account could impersonate the platform. Compared by look, so `Adm1n` and `ａｄｍｉｎ` match.
 */
const reserved = [
  "admin",
  "administrator",
  "moderator",
  "official",
  "root",
  "staff",
  "superuser",
  "support",
  "system",
  "customer service",
  "help",
  "help desk",
  "security",
  "team",
  "管理员",
  "系统管理员",
  "官方",
  "官方客服",
  "客服",
  "系统",
  "quản trị viên",
  "hỗ trợ",
  "chăm sóc khách hàng",
  "hệ thống",
]

/** Handles that look like a trusted part of a site or mailbox. */
const reservedHandles =
  "abuse account api billing contact dev everyone hostmaster info login mail media me moderation no-reply null postmaster privacy register settings share site sse status studio sysadmin undefined user users webmaster www".split(
    " ",
  )

/** Digits and letters of other scripts that look like a Latin letter; all others stand for themselves. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: "аα@4ɑ",
    b: "ьβ8",
    c: "сϲ",
    d: "ԁđɖ",
    e: "еε3є",
    g: "ɡԍ9ɢ",
    h: "һнʜ",
    k: "кκ",
    // `i`, `l`, `1` and `|` look alike in many fonts.
    l: "i1|!ıіιɪлӏł",
    m: "мᴍ",
    n: "пηոɴ",
    o: "0оοօøᴏ",
    p: "рρ",
    r: "гʀ",
    s: "ѕ5$",
    t: "тτᴛ7",
    u: "υц",
    w: "шωѡԝᴡ",
    x: "хχ",
    y: "уγ",
  }).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])),
)

/** A name as it looks at a glance: without width, case, marks, spaces and invisible characters. */
function foldLook(text: string): string {
  const messages = text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{C}\p{Z}]/gu, "")
  return [...messages]
    .map((message) => lookalikes.get(message) ?? message)
    .join("")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
}

const foldedPlatform = foldLook(platformName)
const foldedNames = new Set(reserved.map(foldLook))
const foldedHandles = new Set([...reserved, ...reservedHandles].map(foldLook))

/** Whether it looks like the platform's own name, alone or inside another, or like a staff title. */
export function isReservedNickname(nickname: string): boolean {
  const folded = foldLook(nickname)
  return folded.includes(foldedPlatform) || foldedNames.has(folded)
}

export function isReservedUsername(username: string): boolean {
  const folded = foldLook(username)
  return folded.includes(foldedPlatform) || foldedHandles.has(folded)
}

export const reservedName = (field: "nickname" | "username"): AppError =>
  new AppError("nameReserved", { faults: [{ path: `body.${field}`, problem: "reserved" }] })
