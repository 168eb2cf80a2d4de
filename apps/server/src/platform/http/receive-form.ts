import type { MultipartFile } from "@fastify/multipart"
import type { FastifyRequest } from "fastify"
import { AppError } from "../app-error.ts"
import type { Place } from "./upload-places.ts"

/** A multipart body that is read on demand: the fields before the file, then the file. */
export interface SentForm {
  readonly fields: Readonly<Record<string, string>>
  /** Null when there is none, or when its part is not named `file`. */
  readonly file: {
    /** Reads the file and the rest of the form. Throws `fileTooLarge` while it arrives. */
    read(maxBytes: number): Promise<Uint8Array>
  } | null
}

/** Small on purpose: a form only names its file's purpose. `parts` is one more than allowed. */
const formLimits = { fields: 8, files: 1, parts: 10, fieldNameSize: 60, fieldSize: 1_000, headerPairs: 20 }

/**
 * Opens the form of a request up to its file. Any fault in it is `malformedBody`. `use` gets it; when that
 * returns or throws, the rest of the body is discarded.
 */
export async function receiveForm<Result>(
  request: FastifyRequest,
  place: Place,
  use: (form: SentForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) {
    // The body is empty, or not a form.
    throw new AppError(
      request.headers["content-type"] === undefined ? "malformedBody" : "unsupportedMediaType",
    )
  }
  // The caller, which knows the limit, checks the size.
  const parts = request.parts({ limits: { ...formLimits, fileSize: Infinity } })
  try {
    return await use(await readToFile(parts, place))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw isOfTheForm(error) ? new AppError("malformedBody", { cause: error }) : error
  } finally {
    // Read a client to the end while it sends, or it would never read our answer.
    request.raw.unpipe()
    request.raw.resume()
  }
}

type Parts = ReturnType<FastifyRequest["parts"]>

async function readToFile(parts: Parts, place: Place): Promise<SentForm> {
  const fields: Record<string, string> = {}
  for (;;) {
    const next = await readPart(parts)
    if (next.done) return { fields, file: null }
    const part = next.value
    if (part.type === "file") {
      if (part.fieldname !== "file") return { fields: { ...fields, [part.fieldname]: "" }, file: null }
      return { fields, file: { read: (maxBytes) => readFile(part, parts, place, maxBytes) } }
    }
    // A repeated or truncated field: which value was meant?
    if (typeof part.value !== "string" || part.valueTruncated || part.fieldnameTruncated)
      throw new AppError("malformedBody")
    if (Object.hasOwn(fields, part.fieldname)) throw new AppError("malformedBody")
    fields[part.fieldname] = part.value
  }
}

async function readFile(
  part: MultipartFile,
  parts: Parts,
  place: Place,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes)
        throw new AppError("fileTooLarge", { values: { megabytes: maxBytes / 1_000_000 } })
      place.hold(chunk.length)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new FormFault(error)
  }
  // Fields after the file are refused: its limit may depend on them.
  const after = await readPart(parts)
  if (!after.done) throw new AppError("malformedBody")
  return Buffer.concat(chunks, bytes)
}

async function readPart(parts: Parts) {
  try {
    return await parts.next()
  } catch (error) {
    throw new FormFault(error)
  }
}

/** Distinguishes the sender's mistakes from our own errors. */
class FormFault extends Error {
  constructor(cause: unknown) {
    super("The form cannot be read.", { cause })
    this.name = "FormFault"
  }
}

const isOfTheForm = (error: unknown): boolean => error instanceof FormFault
