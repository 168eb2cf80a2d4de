import { uploadPurposes, type UploadPurpose } from "@roomwright/contract/media/uploads"

/** What a file dialog offers; what a file really is, the server sees from its content. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const

export type FileFault = "upload.wrongKind" | "upload.tooLarge" | "upload.empty"

/** What is wrong with a file before it is sent, as the id of its text; null when it may go. */
export function checkFile(file: Pick<File, "type" | "size">, purpose: UploadPurpose): FileFault | null {
  if (!pictureTypes.some((type) => type === file.type)) return "upload.wrongKind"
  if (file.size === 0) return "upload.empty"
  return file.size > uploadPurposes[purpose].maxBytes ? "upload.tooLarge" : null
}

export const megabytesOf = (purpose: UploadPurpose): number => uploadPurposes[purpose].maxBytes / 1_000_000
