import type { Role } from "@roomwright/contract/endpoint"
import type { PageOf } from "@roomwright/contract/envelope"
import type { AdminUser, adminUserSorts } from "@roomwright/contract/accounts/admin"
import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely"
import { containing } from "../../platform/database/containing.ts"
import type { DB } from "../../platform/database/row-types.ts"
import { isId } from "../../platform/ids.ts"
import type { Services } from "../../platform/services.ts"

interface UsersQuery {
  readonly page: number
  readonly size: number
  readonly w?: string | undefined
  readonly role?: Role | undefined
  readonly blocked?: "yes" | "no" | undefined
  readonly sort: (typeof adminUserSorts)[number]
}

/** Fewer digits occur in every number. */
const fewestDigits = 4

/** Searches accounts that are not erased, for administrators. */
export async function listUsers(
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  { page, size, w, role, blocked, sort }: UsersQuery,
): Promise<PageOf<AdminUser> & { content: AdminUser[] }> {
  let found = db.selectFrom("account as a").where("a.erased_at", "is", null)
  if (w) found = found.where((eb) => eb.or(matches(eb, w)))
  if (role !== undefined && role !== "ROLE_USER") {
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom("account_role as r")
          .select("r.role")
          .whereRef("r.account_id", "=", "a.id")
          .where("r.role", "=", role),
      ),
    )
  }
  if (blocked !== undefined) found = found.where("a.blocked_at", blocked === "yes" ? "is not" : "is", null)
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow()
  const [column, direction] = orders[sort]
  const ids = await found
    .select("a.id")
    .orderBy(column, direction)
    .orderBy("a.id", direction)
    .limit(size)
    .offset(page * size)
    .execute()
  const shown = await showUsers(
    db,
    ids.map(({ id }) => id),
    clock.now(),
  )
  return { content: shown, page, size, totalElements: Number(total) }
}

/** Matches the index `account_found_by`: the keyword must be in one of its lines. */
const foundBy = sql<string>`lower(a.nickname || E'\\n' || a.username || E'\\n' || coalesce(a.email, '') || E'\\n' || coalesce(a.mobile, ''))`

/** Two Chinese characters can be a name, and are too short for that index; only nicknames contain them. */
const isShortAndOfSigns = (w: string): boolean => [...w].length < 3 && /[^\0-\u{1EFF}]/u.test(w)

/** Matches the index `account_named_in_signs`. */
const hasSigns = (w: string) =>
  sql<SqlBool>`(a.nickname ~ '[^\\u0001-\\u1EFF]'
    and string_to_array(lower(a.nickname), null) @> string_to_array(lower(${w}), null))`

function matches(eb: ExpressionBuilder<DB & { a: DB["account"] }, "a">, w: string) {
  const digits = w.replaceAll(/[\s.()+-]/g, "").replace(/^0/, "")
  const isNumber = /^\d+$/.test(digits) && digits.length >= fewestDigits
  const isFound = (part: string) => sql<SqlBool>`${foundBy} like lower(${containing(part)})`
  return [
    isShortAndOfSigns(w) ? eb.and([hasSigns(w), isFound(w)]) : isFound(w),
    ...(isNumber ? [eb.and([isFound(digits), eb("a.mobile", "like", containing(digits))])] : []),
    ...(isId(w) ? [eb("a.id", "=", w)] : []),
  ]
}

const orders = {
  newest: ["a.created_at", "desc"],
  oldest: ["a.created_at", "asc"],
  name: ["a.nickname", "asc"],
  "name-down": ["a.nickname", "desc"],
} as const

/** These accounts, in the order of the given ids; erased ones are left out. */
export async function showUsers(db: Kysely<DB>, ids: readonly string[], now: Date): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("account as a")
    .select(["a.id", "a.username", "a.nickname", "a.email", "a.mobile", "a.created_at", "a.blocked_at"])
    .select(
      sql<Role[]>`array(select role from account_role as r where r.account_id = a.id order by role)`.as(
        "roles",
      ),
    )
    .select((eb) =>
      eb
        .selectFrom("session as s")
        .select(({ fn }) => fn.max("s.last_used_at").as("last"))
        .whereRef("s.account_id", "=", "a.id")
        .where("s.ended_at", "is", null)
        .where("s.expires_at", ">", now)
        .as("last_used_at"),
    )
    .where("a.id", "in", ids)
    .where("a.erased_at", "is", null)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [
      {
        id,
        username: row.username,
        nickname: row.nickname,
        email: row.email,
        mobile: row.mobile,
        roles: ["ROLE_USER" as const, ...row.roles],
        joinedAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at?.toISOString() ?? null,
        blockedAt: row.blocked_at?.toISOString() ?? null,
      },
    ]
  })
}
