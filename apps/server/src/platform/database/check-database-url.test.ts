import { describe, expect, test } from "vitest"
import { StartupError } from "../startup-error.ts"
import { explainDatabaseFault } from "./check-database-url.ts"

const url = "postgresql://rooms:s%40cret@db.example:6543/rooms"

describe("a fault of the database is told with its remedy and never with the password", () => {
  test.each([
    ["ECONNREFUSED", "no PostgreSQL answers at db.example:6543. Start it, or correct host and port."],
    ["ENOTFOUND", "the host of db.example:6543 is not known. Correct it."],
    ["ETIMEDOUT", "db.example:6543 cannot be reached (ETIMEDOUT). Check the network and the firewall."],
    [
      "28P01",
      "PostgreSQL at db.example:6543 refuses rooms. Correct user and password, or allow this host in pg_hba.conf.",
    ],
    [
      "28000",
      "PostgreSQL at db.example:6543 refuses rooms. Correct user and password, or allow this host in pg_hba.conf.",
    ],
    ["3D000", "there is no database rooms at db.example:6543. Create it: createdb rooms"],
    ["42501", "rooms may not use the database rooms. Make him its owner."],
    [
      "53300",
      "PostgreSQL at db.example:6543 has no free connection. Raise max_connections or stop other programs.",
    ],
    ["57P03", "PostgreSQL at db.example:6543 is still starting or stopping. Try again when it is up."],
  ])("%s", (code, line) => {
    const explained = explainDatabaseFault(Object.assign(new Error("raw words"), { code }), url)
    expect(explained).toBeInstanceOf(StartupError)
    expect(explained).toHaveProperty("message", `DATABASE_URL: ${line}`)
  })

  test("an address that has several, all refused", () => {
    const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" })
    expect(explainDatabaseFault(new AggregateError([refused, refused], "all refused"), url)).toHaveProperty(
      "message",
      expect.stringContaining("no PostgreSQL answers at db.example:6543"),
    )
  })

  test("a socket folder that is empty", () => {
    const missing = Object.assign(new Error("no such file"), { code: "ENOENT" })
    expect(explainDatabaseFault(missing, "postgresql://rooms@/rooms?host=/run/none")).toHaveProperty(
      "message",
      "DATABASE_URL: no PostgreSQL answers at /run/none. Start it, or correct host and port.",
    )
  })
})
