import { listStatements, monthPattern, readOwnStatement } from "@roomwright/contract/orders/statements"
import { pickParameters, toApiPage } from "../platform/filter-address.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { signedInCall } from "../platform/session/signed-in-call.ts"
import type { Route } from "./+types/statements.page"
import { orderTexts } from "./order-texts.ts"
import { StatementList } from "./statement-list.tsx"
import { StatementView } from "./statement-view.tsx"

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const call = signedInCall()
  const asked = new URL(request.url).searchParams
  const month = asked.get("month") ?? ""
  const texts = orderTexts.load(shownLanguage())
  if (!monthPattern.test(month)) {
    const [list] = await Promise.all([call(listStatements, {}), texts])
    return { list, statement: null }
  }
  const query = { ...toApiPage(pickParameters(asked, ["page"])), size: "20" }
  const [statement] = await Promise.all([call(readOwnStatement, { params: { month }, query }), texts])
  return { list: null, statement }
}

/** What one has sold, is owed and was paid: by month, and each month by order. */
export default function StatementsPage({ loaderData: { list, statement } }: Route.ComponentProps) {
  if (statement) return <StatementView statement={statement} />
  return list ? <StatementList {...list} /> : null
}
