import { Language } from "@roomwright/contract/language"
import * as z from "zod/mini"
import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { Services } from "../../platform/services.ts"
import { signDownload, type MakeFile } from "../media/media.public.ts"
import type { BillPdf } from "./bill-pdf.ts"
import { createFairQueue } from "../../platform/fair-queue.ts"
import { runInThread } from "../../platform/run-in-thread.ts"
import { createSharedWork } from "../../platform/shared-work.ts"

// A thread takes a processor and some 100 MB for a part of a second. Anybody with the address can open it for
// a minute, as often as they like.
const share = createSharedWork<Uint8Array>({
  inTurn: createFairQueue({ atOnce: 1, waiting: 32, eachWaiting: 6, retryAfterSeconds: 5 }),
  mostCached: 20,
  livesMs: 60_000,
})

interface Printed {
  /** Without language and ending. */
  readonly fileName: string
  readonly pdf: BillPdf
}

/** Formats the content; null if it no longer exists. */
type FormatPdf = (id: string, language: Language) => Promise<Printed | null>

/** The address of a PDF in this language, for 60 seconds. Check access before. */
export const signPdf = (
  services: Services,
  downloads: string,
  { id, language }: { readonly id: string; readonly language: Language },
): SignedAddress => signDownload(services, downloads, `${language}-${id}`)

/** Generates the PDF of a signed address (`signPdf`), from the current state. */
export const makePdf =
  (word: FormatPdf): MakeFile =>
  async (subject, caller) => {
    const [, wanted, id = ""] = /^(\w{2})-(.+)$/.exec(subject) ?? []
    const language = z.safeParse(Language, wanted)
    if (!language.success) return null
    const printed = await word(id, language.data)
    if (!printed) return null
    return {
      fileName: `${printed.fileName}-${language.data}.pdf`,
      type: "application/pdf",
      content: Buffer.from(await drawInThread(printed.pdf, caller)),
    }
  }

/**
 * Draws a bill outside the thread that answers requests: PDF. Identical bills share one result. Throws
 * `unavailable` when too many wait, in total or of this caller.
 */
const drawInThread = (pdf: BillPdf, caller: string): Promise<Uint8Array> =>
  // The time is only metadata of the file; its text contains the day.
  share(JSON.stringify({ ...pdf, madeAt: null }), caller, () =>
    runInThread<Uint8Array>(new URL("./bill-thread.ts", import.meta.url), pdf, {
      mostMs: 30_000,
      heapMb: 256,
    }),
  )
