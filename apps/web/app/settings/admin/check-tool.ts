import { toolKeyPattern } from "@roomwright/contract/settings/design-tools"
import { toolAddressPattern, type DesignToolState } from "@roomwright/contract/settings/admin"

/** What stands in the form of the design tool. */
export interface ToolDraft {
  readonly tool: DesignToolState["tool"]
  readonly address: string
  readonly appKey: string
  /** Empty: the stored one stays. */
  readonly secret: string
}

export const draftOfTool = ({ tool, coohom }: DesignToolState): ToolDraft => ({
  tool,
  address: coohom?.address ?? "",
  appKey: coohom?.appKey ?? "",
  secret: "",
})

/** What is wrong with each field; nothing where our own studio is chosen. A stored secret is for its host alone. */
export function checkTool(
  { tool, address, appKey, secret }: ToolDraft,
  stored: DesignToolState["coohom"],
): Readonly<Record<"address" | "appKey" | "secret", boolean>> {
  if (tool === "roomwright") return { address: false, appKey: false, secret: false }
  const hostOf = (text: string): string | undefined => URL.parse(text.trim())?.host
  const maySecretStay = stored !== null && stored.isReadable && hostOf(stored.address) === hostOf(address)
  return {
    address: !toolAddressPattern.test(address.trim()),
    appKey: !toolKeyPattern.test(appKey.trim()),
    secret: secret === "" ? !maySecretStay : secret.length < 8 || !toolKeyPattern.test(secret),
  }
}
