import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const sources = join(import.meta.dirname, "../..")

test("no limit counts by the bare address: it goes through networkOf", () => {
  const bare = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.(?:test|prove)\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(join(sources, file), "utf8")
        .split("\n")
        .filter((line) => /\brequest\.ips?\b|\bremoteAddress\b|x-forwarded-for/i.test(line))
        .filter((line) => !line.includes("networkOf(request.ip)"))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(bare).toEqual([])
})
