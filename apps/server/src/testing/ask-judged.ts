import { readConfig } from "../config.ts"
import { fillJudged } from "../demo/judged/fill-judged.ts"
import { judgedQueries, languagesJudged, measurePrecision, precisionBar } from "../demo/judged/precision.ts"
import { unseenLists } from "../demo/judged/unseen/lists.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { openFileStore } from "../platform/files/open-file-store.ts"
import { createTestContent } from "./test-content.ts"

// A program for benches: puts the goods of the demo content into the database of DATABASE_URL, asks every judged query
// of the site at SITE, and says how precise the answers are.
const database = connectDatabase(process.env.DATABASE_URL ?? "")
const keys = await fillJudged({
  database,
  ...createTestContent(database, openFileStore(readConfig(process.env))),
})

async function search(w: string): Promise<string[]> {
  const answer = await fetch(`${process.env.SITE ?? ""}/api/products?w=${encodeURIComponent(w)}`)
  const { data } = (await answer.json()) as { data: { content: { id: string }[] } }
  return data.content.map(({ id }) => keys.get(id) ?? id)
}

const measured = []
for (const [set, lists] of [["judged", judgedQueries], ...unseenLists] as const)
  for (const language of languagesJudged) {
    const queries = lists[language]
    const { mean, misses } = await measurePrecision(queries, search)
    measured.push({ set, language, count: queries.length, mean, misses, bar: precisionBar })
  }
await database.close()
process.send?.(measured, () => process.exit(0))
