import { readConfig } from "../config.ts"
import { fillJudged } from "../demo/judged/fill-judged.ts"
import { heldOut } from "../demo/judged/held-out.ts"
import { eighth } from "../demo/judged/unseen/eighth.ts"
import { eleventh } from "../demo/judged/unseen/eleventh.ts"
import { fifth } from "../demo/judged/unseen/fifth.ts"
import { fourth } from "../demo/judged/unseen/fourth.ts"
import { fresh } from "../demo/judged/unseen/fresh.ts"
import { ninth } from "../demo/judged/unseen/ninth.ts"
import { second } from "../demo/judged/unseen/second.ts"
import { seventh } from "../demo/judged/unseen/seventh.ts"
import { sixth } from "../demo/judged/unseen/sixth.ts"
import { tenth } from "../demo/judged/unseen/tenth.ts"
import { third } from "../demo/judged/unseen/third.ts"
import {
  judgedQueries,
  languagesJudged,
  measurePrecision,
  precisionBar,
  unseen,
} from "../demo/judged/precision.ts"
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
for (const [set, lists] of [
  ["judged", judgedQueries],
  ["held out", heldOut],
  ["as shoppers type", unseen],
  ["fresh at first", fresh],
  ["second", second],
  ["third", third],
  ["fourth", fourth],
  ["fifth", fifth],
  ["sixth", sixth],
  ["seventh", seventh],
  ["eighth", eighth],
  ["ninth", ninth],
  ["tenth", tenth],
  ["eleventh", eleventh],
] as const)
  for (const language of languagesJudged) {
    const queries = lists[language]
    const { mean, misses } = await measurePrecision(queries, search)
    measured.push({ set, language, count: queries.length, mean, misses, bar: precisionBar })
  }
await database.close()
process.send?.(measured, () => process.exit(0))
