import type { SignedAddress } from "@roomwright/contract/accounts/calls"
import type { Services } from "../../platform/services.ts"
import { signPath } from "../../platform/signed-path.ts"

/** Below it: one file that was sent. */
export const privateBase = "/files/private"
/** Below it and a kind: what is made when it is asked for. */
export const downloadBase = "/files/download"

export const privateFile = (id: string): string => `private/${id}.webp`

type Signing = Pick<Services, "config" | "clock">

/**
 * An address of a private file that opens for 60 seconds, in an `<img>` too. Whoever asks for it must be allowed to
 * see the file: from here on nobody looks.
 */
export const signPrivateFile = ({ config, clock }: Signing, id: string): SignedAddress =>
  signPath(config.appSecret, privateBase, id, clock.now())

/**
 * An address for 60 seconds of a file that the producer registered for `kind` makes, for `subject`: an account's own
 * data, say. Whoever asks for it must be allowed to have it.
 */
export const signDownload = ({ config, clock }: Signing, kind: string, subject: string): SignedAddress =>
  signPath(config.appSecret, `${downloadBase}/${kind}`, subject, clock.now())

/** The content of a private file: for what its feature makes of it. Null when it is gone. */
export const readPrivateFile = ({ files }: Pick<Services, "files">, id: string): Promise<Uint8Array | null> =>
  files.read(privateFile(id))
