import { Logger, WebIO } from "@gltf-transform/core"
import { ALL_EXTENSIONS } from "@gltf-transform/extensions"

/** Who made an imported piece, and under which licence. */
export interface Credit {
  readonly name: string
  readonly creator: string
  readonly licence: string
}

export interface HomeLabels {
  /** What an element is called; null: it keeps its id. */
  readonly nameOf: (id: string) => string | null
  /** Of a piece that came as a file, by its reference (`piece:<id>`); null where nobody is known. */
  readonly creditOf: (reference: string) => Credit | null
}

/** How `writeHome` names the node of a piece that came as a file. */
const filePrefix = "file "

/**
 * A home's GLB for other programs: its nodes are called what its owner calls them, with the id in `extras`; creator and licence of imported
 * pieces stand in `extras` of their nodes, and all of them in the copyright of the file.
 */
export async function labelHome(
  bytes: Uint8Array<ArrayBuffer>,
  { nameOf, creditOf }: HomeLabels,
): Promise<Uint8Array<ArrayBuffer>> {
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS)
  const document = await io.readBinary(bytes)
  const notices = new Set<string>()
  for (const node of document.getRoot().listNodes()) {
    const id = node.getName()
    if (id.startsWith(filePrefix)) {
      const credit = creditOf(id.slice(filePrefix.length))
      if (!credit) continue
      const { name, creator, licence } = credit
      node.setName(name).setExtras({ ...node.getExtras(), creator, licence })
      notices.add(`${name}: ${creator}, ${licence}`)
      continue
    }
    const name = nameOf(id)
    if (name) node.setName(name).setExtras({ ...node.getExtras(), id })
  }
  if (notices.size > 0) document.getRoot().getAsset().copyright = [...notices].join("; ")
  return new Uint8Array(await io.writeBinary(document))
}
