import { pagePaths } from "@roomwright/contract/page-paths"
import { Button } from "@roomwright/ui/button"
import { Icon } from "@roomwright/ui/icon"
import { useCopied } from "@roomwright/ui/use-copied"
import { Check, Copy } from "lucide-react"
import { useId } from "react"
import { useRootData } from "../root-data.ts"
import { useShareText } from "./share-texts.ts"
import { writeFrameCode } from "./write-frame-code.ts"

/** A page that other sites may show in a frame. */
export interface EmbeddedPage {
  /** Of the page as it stands in a frame. */
  readonly path: string
  /** The sites that browsers let do so. */
  readonly hosts: readonly string[]
}

interface EmbedCodeProps {
  readonly of: EmbeddedPage
  readonly title: string
}

/** The code by which a page is put into another site, and which sites may. */
export function EmbedCode({ of: { path, hosts }, title }: EmbedCodeProps) {
  const t = useShareText()
  const id = useId()
  const root = useRootData()
  const code = writeFrameCode((root?.publicUrl ?? "") + path, title)
  const { field, copied, copy } = useCopied(code)
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-3 border-t border-line pt-5">
      <h3 id={id} className="text-16 font-medium">
        {t("share.embed")}
      </h3>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          value={code}
          aria-label={t("share.embedCode")}
          onFocus={({ target }) => target.select()}
          className="min-h-11 min-w-0 flex-1 basis-60 rounded-control border border-field bg-card px-3 font-mono text-12"
        />
        <Button onClick={copy}>
          <Icon of={copied === "yes" ? Check : Copy} />
          {t("share.embedCopy")}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-14 text-ink-2">
        {copied === null ? null : t(copied === "yes" ? "share.embedCopied" : "share.notCopied")}
      </p>
      <p className="text-14 text-pretty text-ink-2">
        {hosts.length > 0 ? t("share.embedHosts", { hosts: hosts.join(", ") }) : t("share.embedNobody")}{" "}
        <a
          href={pagePaths.about}
          target="_blank"
          rel="noopener"
          className="text-accent underline underline-offset-4"
        >
          {t("share.embedAsk")}
        </a>
      </p>
    </section>
  )
}
