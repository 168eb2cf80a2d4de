import { randomBytes } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Makes a database of its own for a test file: empty, with every migration done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject("templateDatabaseUrl")
  const name = `test_${randomBytes(6).toString("hex")}`
  // Copying the files is less work than writing every page to the log, as the other strategy does.
  await runApart(template, `create database ${name} template ${nameIn(template)} strategy file_copy`)
  return {
    url: withName(template, name),
    drop: () => runApart(template, `drop database ${name} with (force)`),
  }
}

/** Runs a statement that no session inside the database itself could. */
async function runApart(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withName(url, "postgres") })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1)
}

function withName(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
