import type { ProofDemand } from "@roomwright/contract/envelope"
import { useEffect, useState } from "react"
import { accountTexts } from "../locale/account-texts.ts"
import { shownLanguage } from "../locale/shown-language.ts"
import { setProofAsker } from "../session/request-proof.ts"
import { ProofDialog } from "./proof-dialog.tsx"

interface Asked {
  readonly demand: ProofDemand
  readonly answer: (isProved: boolean) => void
}

/** Asks for a proof over whatever page is open; the page below stays as it is. */
export function ProofLayer() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      setProofAsker(async (demand) => {
        await accountTexts.load(shownLanguage())
        const isProved = await new Promise<boolean>((answer) => setAsked({ demand, answer }))
        setAsked(null)
        return isProved
      }),
    [],
  )
  return asked ? <ProofDialog key={asked.demand.challenge} {...asked} /> : null
}
