import {
  emptyTrash,
  saveVersion,
  listProjects,
  listVersions,
  makeProject,
  readProject,
  restoreVersion,
  saveDocument,
  trashProject,
} from "@roomwright/contract/studio/project-calls"
import { errorCatalogue } from "@roomwright/contract/errors"
import { ProjectSummary, projectLimits } from "@roomwright/contract/studio/projects"
import { sql } from "kysely"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { newId } from "./platform/ids.ts"
import { refuse } from "./testing/expect-refusal.ts"
import { startTestApp, type TestApp } from "./testing/test-app.ts"
import { signUp, startTestSession } from "./testing/test-people.ts"

/** A document of about 6 MB, a different one for each number. */
function largeDocument(number: number): string {
  const level = { kind: "level", parent: null, name: `${number}`, elevation: 0, height: 2_700, slab: 200 }
  const label = { kind: "roomLabel", parent: "l1", at: { x: 0, y: 0 }, room: "study", name: "室".repeat(70) }
  const labels = Array.from({ length: 19_000 }, (_none, at) => [`a${at}`, label] as const)
  return JSON.stringify({ schema: 3, elements: { l1: level, ...Object.fromEntries(labels) } })
}

const storedBytes = async (app: TestApp): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    select (select coalesce(sum(octet_length(document)), 0) from studio_project)
      + (select coalesce(sum(octet_length(document)), 0) from studio_version) as bytes`.execute(
    app.database.db,
  )
  return Number(rows[0]?.bytes ?? 0)
}

test("one account fills the disk with documents, in every way there is, and only up to its quota", async () => {
  const app = await startTestApp()
  try {
    let person = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const refusals = new Map<number, number>()
    const attempt = async (call: Parameters<typeof refuse>[1], input: object) => {
      const answer = await refuse(app, call, input, person)
      const code = answer.envelope?.code ?? answer.status
      refusals.set(code, (refusals.get(code) ?? 0) + 1)
      return answer
    }
    let number = 0
    const projects: string[] = []
    const note = ({ status, envelope }: Awaited<ReturnType<typeof refuse>>): void => {
      if (status === 200) projects.push(z.parse(ProjectSummary, envelope?.data).id)
    }
    const make = async (): Promise<void> => {
      const body = { name: "Home", key: newId(), document: largeDocument((number += 1)) }
      const answer = await attempt(makeProject, { body })
      note(answer)
    }
    for (let round = 0; round < 5; round += 1) await make()
    const [first = ""] = projects
    const versionOf = async (id: string) => (await app.call(readProject, { params: { id } }, person)).version

    for (let round = 0; round < 12; round += 1) {
      // Each save after ten minutes keeps the state before; names keep it for good.
      app.time.passes(projectLimits.versionSpanMs + 1_000)
      person = await startTestSession(app, person)
      const base = await versionOf(first)
      const document = largeDocument((number += 1))
      await attempt(saveDocument, { params: { id: first }, body: { base, document } })
      await attempt(saveVersion, { params: { id: first }, body: { name: `No. ${round}` } })
      const kept = await app.call(listVersions, { params: { id: first } }, person)
      const back = kept.at(-1)?.id ?? newId()
      const body = { base: await versionOf(first) }
      await attempt(restoreVersion, { params: { id: first, kept: back }, body })
      // Copies at once, from several windows.
      const copies = [1, 2, 3].map(() => ({ body: { name: "Copy", key: newId(), from: first } }))
      const made = await Promise.all(copies.map((copy) => attempt(makeProject, copy)))
      for (const answer of made) note(answer)
      // The trash counts, too.
      const last = projects.at(-1)
      if (last !== undefined && last !== first) await attempt(trashProject, { params: { id: last } })
      expect(await storedBytes(app)).toBeLessThanOrEqual(projectLimits.documentBytes)
    }

    expect(refusals.get(errorCatalogue.studioFull.code) ?? 0).toBeGreaterThan(0)
    expect([...refusals.keys()].filter((code) => code >= 50_000 || code === 500)).toEqual([])
    // Nothing that was taken is gone: every project opens with a whole document.
    const page = await app.call(listProjects, { query: { page: "0", size: "50" } }, person)
    for (const { id } of page.content) {
      const { document } = await app.call(readProject, { params: { id } }, person)
      expect(() => JSON.parse(document) as unknown).not.toThrow()
    }
    // Others have room; and who makes room goes on.
    const other = await signUp(app, { roles: ["ROLE_DESIGNER"] })
    const theirs = { body: { name: "Theirs", key: newId(), document: largeDocument(0) } }
    expect((await refuse(app, makeProject, theirs, other)).status).toBe(200)
    await app.call(emptyTrash, {}, person)
    const spare = projects.find((id) => id !== first && page.content.some((one) => one.id === id))
    if (spare !== undefined) {
      await app.call(trashProject, { params: { id: spare } }, person)
      await app.call(emptyTrash, {}, person)
    }
    const base = await versionOf(first)
    const again = { params: { id: first }, body: { base, document: largeDocument((number += 1)) } }
    expect((await refuse(app, saveDocument, again, person)).status).toBe(200)
  } finally {
    await app.close()
  }
})
