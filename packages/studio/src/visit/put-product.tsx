import { Icon } from "@roomwright/ui/icon"
import { Check, ShoppingBag } from "lucide-react"
import { useState } from "react"
import type { ShoppingHost } from "../shopping/shopping-host.ts"
import { useStudioText } from "../use-studio-text.ts"

interface PutProductProps {
  readonly shopping: ShoppingHost
  /** `product:<id>`. */
  readonly reference: string
  readonly linkTarget: "_self" | "_top" | "_blank"
}

/** Puts one of a product into the cart, and then leads to it. */
export function PutProduct({ shopping, reference, linkTarget }: PutProductProps) {
  const t = useStudioText()
  const [state, setState] = useState<"none" | "busy" | "in">("none")
  const [problem, setProblem] = useState<string | null>(null)
  const put = async (): Promise<void> => {
    setState("busy")
    setProblem(null)
    const entry = { product: reference.slice("product:".length), quantity: 1 }
    const answer = await shopping.put([entry]).catch(() => null)
    setState(answer?.kind === "done" ? "in" : "none")
    if (answer?.kind !== "done") setProblem(answer?.message ?? t("shop.putFailed"))
  }
  return (
    <>
      {state === "in" ? (
        <a
          href={shopping.cart}
          target={linkTarget}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line-2 bg-card px-3.5 text-14 font-medium hover:border-ink-2"
        >
          <Icon of={Check} size={16} />
          {t("shop.cart")}
        </a>
      ) : (
        <button
          type="button"
          aria-busy={state === "busy"}
          disabled={state === "busy"}
          onClick={() => void put()}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control bg-accent px-3.5 text-14 font-medium text-on-accent hover:bg-accent-2"
        >
          <Icon of={ShoppingBag} size={16} />
          {t("shop.putOne")}
        </button>
      )}
      <p role="status" className="w-full text-12 text-bad empty:hidden">
        {state === "in" ? <span className="sr-only">{t("shop.isIn", { count: 1 })}</span> : problem}
      </p>
    </>
  )
}
