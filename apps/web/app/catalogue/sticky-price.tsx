import type { ProductVariant } from "@roomwright/contract/catalogue/calls"
import { useEffect, useState, type ReactNode } from "react"
import { formatMoney } from "../platform/locale/format.ts"
import { useLangOf, useLanguage } from "../platform/locale/locale.tsx"

interface StickyPriceProps {
  readonly variant: ProductVariant
  /** Of what there is to press on the page itself: while one sees that, the bar steps aside. */
  readonly besideOf: string
  readonly children: ReactNode
}

/**
 * On phones: the price and the way to buy at the lower edge of the window, on the site's own bar. It has its place at the end of the page
 * and sticks to the edge before that, so that it covers nothing that one could not scroll to.
 */
export function StickyPrice({ variant, besideOf, children }: StickyPriceProps) {
  const language = useLanguage()
  const langOf = useLangOf()
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    const element = document.getElementById(besideOf)
    if (!element) return
    const watcher = new IntersectionObserver(([entry]) => setAside(entry?.isIntersecting ?? false), {
      rootMargin: "0px 0px -120px",
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [besideOf])
  const words = [variant.size, variant.colour.name].flatMap((text) => (text ? [text] : []))
  return (
    <div
      inert={isAside}
      className={`sticky-price bleed sticky bottom-[calc(var(--spacing-bar)-1px)] z-10 mt-10 border-t border-line bg-paper py-2.5 transition-opacity duration-150 md:hidden ${isAside ? "invisible opacity-0" : ""}`}
    >
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1 leading-snug">
          <span className="num block font-serif text-20">{formatMoney(variant.price, language)}</span>
          <span className="block truncate text-13 text-ink-2">
            {words.map((text, at) => (
              <span key={text.text} {...langOf(text)}>
                {at > 0 ? " · " : null}
                {text.text}
              </span>
            ))}
          </span>
        </p>
        {children}
      </div>
    </div>
  )
}
