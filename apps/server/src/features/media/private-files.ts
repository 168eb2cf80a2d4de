import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { Services } from "../../platform/services.ts"
import { signPath } from "../../platform/signed-path.ts"

/** Below it: one uploaded file. */
export const privateBase = "/files/private"
/** Below it and a kind: files that are generated on request. */
export const downloadBase = "/files/download"

export const privateFile = (id: string): string => `private/${id}.webp`

type Signing = Pick<Services, "config" | "clock">

/**
 * An address of a private file that works for 60 seconds, in an `<img>` too. Check access before: the address
 * itself is not checked again.
 */
export const signPrivateFile = ({ config, clock }: Signing, id: string): SignedAddress =>
  signPath(config.appSecret, privateBase, id, clock.now())

/**
 * An address for 60 seconds of a file that the producer registered for `kind` generates, for `subject`: an
 * account's own data, say. Check access before.
 */
export const signDownload = ({ config, clock }: Signing, kind: string, subject: string): SignedAddress =>
  signPath(config.appSecret, `${downloadBase}/${kind}`, subject, clock.now())

/** The content of a private file, for the feature that owns it. Null if it is gone. */
export const readPrivateFile = ({ files }: Pick<Services, "files">, id: string): Promise<Uint8Array | null> =>
  files.read(privateFile(id))
