import * as z from "zod/mini"
import { readConfig } from "../config.ts"
import { relistProduct, repriceVariant, withdrawProduct } from "../features/catalogue/catalogue.public.ts"
import { publishLegalText } from "../features/settings/settings.public.ts"
import { hideWork, unhideWork } from "../features/works/works.public.ts"
import { connectDatabase } from "../platform/database/connect.ts"
import { createEvents } from "../platform/events/events.ts"
import { openFileStore } from "../platform/files/open-file-store.ts"
import { createLog } from "../platform/log.ts"
import { createTestContent } from "./test-content.ts"

// A program for tests: makes and changes content of DATABASE_URL as a process of its own. Each message is a step and
// what it is given; the answer is what it returns.
const config = readConfig(process.env)
const database = connectDatabase(config.databaseUrl ?? "")
const content = createTestContent(database, openFileStore(config))
// It follows nothing itself; it only wakes those that do.
const writing = { database, events: createEvents(database, createLog("silent")) }

const steps: Readonly<Record<string, (...given: string[]) => Promise<unknown>>> = {
  makeDesigner: () => content.makeDesigner(),
  makeProduct: (price) => content.makeProduct({ variants: [{ price: Number(price) }] }),
  makeWork: (designerId = "", productId = "") =>
    content.makeWork({ designerId, products: [{ productId, at: [0.5, 0.5] }] }),
  hideWork: (id = "") => hideWork(writing, id),
  unhideWork: (id = "") => unhideWork(writing, id),
  withdrawProduct: (id = "") => withdrawProduct(writing, id),
  relistProduct: (id = "") => relistProduct(writing, id),
  publishTerms: (title = "") =>
    publishLegalText(writing, "terms", {
      en: { title, introduction: "Anew.", sections: [{ heading: "One", paragraphs: ["Only this."] }] },
    }),
  repriceVariant: (id = "", price = "") => repriceVariant(writing, id, Number(price)),
}

process.on("message", (message) => void take(message))
process.once("disconnect", () => process.exit())
process.send?.({ address: "" })

async function take(message: unknown): Promise<void> {
  const [name, ...given] = z.parse(z.tuple([z.string()], z.string()), message)
  const step = steps[name]
  if (!step) throw new Error(`There is no step ${name}.`)
  process.send?.({ answer: await step(...given) })
}
