import { importFurnitureLibrary, listFurnitureLibraries } from "@roomwright/contract/library/library-admin"
import type { TestApp } from "./test-app.ts"
import type { TestPerson } from "./test-people.ts"

/** Sends a furniture library and waits until its pieces are made, or have failed. */
export async function sendLibrary(app: TestApp, { headers }: TestPerson, content: Uint8Array<ArrayBuffer>) {
  const sent = await app.call(importFurnitureLibrary, { body: {}, file: new Blob([content]) }, { headers })
  for (;;) {
    const libraries = await app.call(listFurnitureLibraries, {}, { headers })
    if (libraries.every(({ counts }) => counts.queued === 0)) return sent
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
