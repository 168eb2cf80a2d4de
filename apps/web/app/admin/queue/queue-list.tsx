import { useEffect, useRef, type ReactNode } from "react"

interface QueueListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly shownId: string | null
  readonly onShow: (id: string) => void
  /** What a row shows, in two columns. */
  readonly renderRow: (item: Item) => ReactNode
}

/** What is in a queue, in its order; one of it is shown beside. */
export function QueueList<Item extends { readonly id: string }>(props: QueueListProps<Item>) {
  const { label, items, shownId, onShow, renderRow } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" })
  }, [shownId])
  return (
    <ul ref={list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-current={item.id === shownId}
            onClick={() => onShow(item.id)}
            className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-l-2 border-b-line border-l-transparent px-4 py-3 text-left text-14 -outline-offset-2 hover:bg-sunk aria-[current=true]:border-l-accent aria-[current=true]:bg-accent-tint"
          >
            {renderRow(item)}
          </button>
        </li>
      ))}
    </ul>
  )
}
