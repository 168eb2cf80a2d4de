import { Language } from "@roomwright/contract/language"
import * as z from "zod/mini"
import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { Services } from "../../platform/services.ts"
import { signDownload, type MakeFile } from "../media/media.public.ts"
import type { BillPdf } from "./bill-pdf.ts"
import { drawInThread } from "./draw-in-thread.ts"

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
