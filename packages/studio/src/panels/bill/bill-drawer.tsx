import { Download, ShoppingBag, X } from "lucide-react"
import { Suspense, lazy, useDeferredValue, useState } from "react"
import { useEditor, useEditorState } from "../../editor/use-editor.ts"
import { useLibrary } from "../../kinds/item/use-library.ts"
import type { ShoppingHost } from "../../shopping/shopping-host.ts"
import { wantedProducts } from "../../shopping/wanted-products.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { PanelButton, ToolButton } from "../parts/panel-button.tsx"
import { useLengths } from "../parts/use-lengths.ts"
import { useShell, useShellState } from "../shell/use-shell.ts"
import { writeBill } from "./bill-csv.ts"
import { billByLevel, usualWaste, wastes } from "./bill-rows.ts"
import { billPieces } from "./bill-pieces.ts"
import { BillTable } from "./bill-table.tsx"
import { PieceTable } from "./piece-table.tsx"

const OrderDialog = lazy(async () => {
  const { OrderDialog: loaded } = await import("../../shopping/order-dialog.tsx")
  return { default: loaded }
})

interface BillDrawerProps {
  readonly projectName: string
  readonly shopping: ShoppingHost
}

/** What the home needs, under the plan while it is wanted. */
export function BillDrawer(props: BillDrawerProps) {
  const isOpen = useShellState((state) => state.isBillOpen)
  return isOpen ? <OpenBill {...props} /> : null
}

function OpenBill({ projectName, shopping }: BillDrawerProps) {
  const [isOrdering, setOrdering] = useState(false)
  const [waste, setWaste] = useState<number>(usualWaste)
  const t = useStudioText()
  const shell = useShell()
  const editor = useEditor()
  const lengths = useLengths()
  // A drag does not wait for sums.
  const scene = useDeferredValue(useEditorState((state) => state.scene))
  const bill = billByLevel(scene, t)
  // Names of pieces come with the library.
  useLibrary(true)
  const pieces = billPieces(scene, t)
  const wanted = wantedProducts(scene, t)
  const pieceCount = pieces.reduce((sum, { ids }) => sum + ids.length, 0)
  const count = bill.levels.reduce((sum, { rows }) => sum + rows.length, 0)
  const download = (): void => {
    const text = writeBill(scene, editor.read().options.unit, t, waste)
    const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
    const link = document.createElement("a")
    link.href = address
    link.download = `${projectName.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim() || t("bill.title")}.csv`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <section
      aria-label={t("bill.title")}
      className="flex h-[245px] min-h-0 flex-col border-t border-line bg-card"
    >
      <header className="flex min-h-11 flex-none flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1.5">
        <h2 className="font-sans text-14 font-semibold tracking-normal">{t("bill.title")}</h2>
        <span className="text-ink-2">
          {t("bill.roomsCount", { count })}
          {pieceCount > 0 ? ` · ${t("bill.piecesCount", { count: pieceCount })}` : null}
        </span>
        <span className="num ml-auto text-ink-2">
          {t("bill.floor")} <b className="font-medium text-ink">{lengths.area(bill.sums.floorArea)}</b>
        </span>
        <label className="flex items-center gap-1.5 text-ink-2">
          {t("bill.waste")}
          <select
            value={waste}
            onChange={({ target }) => setWaste(Number(target.value))}
            className="num h-8 rounded-control border border-field bg-paper px-1 text-ink"
          >
            {wastes.map((percent) => (
              <option key={percent} value={percent}>
                {percent} %
              </option>
            ))}
          </select>
        </label>
        <PanelButton
          icon={ShoppingBag}
          onClick={() => setOrdering(true)}
          disabled={wanted.length === 0}
          title={wanted.length === 0 ? t("shop.none") : undefined}
        >
          {t("shop.open")}
        </PanelButton>
        <PanelButton icon={Download} onClick={download} disabled={count + pieceCount === 0}>
          {t("bill.csv")}
        </PanelButton>
        <ToolButton icon={X} label={t("panel.close")} onClick={() => shell.set({ isBillOpen: false })} />
      </header>
      <div
        // Scrolled by the keyboard, too.
        tabIndex={0}
        role="region"
        aria-label={t("bill.tables")}
        className="relative min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
      >
        {pieces.length > 0 ? (
          <PieceTable shopping={shopping} rows={pieces} hasLevels={bill.levels.length > 1} />
        ) : null}
        {count === 0 ? (
          <p className="p-4 text-ink-2">{t("bill.empty")}</p>
        ) : (
          <BillTable bill={bill} waste={waste} />
        )}
      </div>
      {isOrdering ? (
        <Suspense fallback={null}>
          <OrderDialog
            host={shopping}
            wanted={wanted}
            // What is drawn stays open.
            linkTarget="_blank"
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
