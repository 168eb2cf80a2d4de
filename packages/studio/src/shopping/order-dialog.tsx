import { ShoppingBag } from "lucide-react"
import { DialogFrame } from "../panels/parts/dialog-frame.tsx"
import { PanelButton } from "../panels/parts/panel-button.tsx"
import { PickField } from "../panels/parts/pick-field.tsx"
import { useStudioText } from "../use-studio-text.ts"
import { OrderLine } from "./order-line.tsx"
import { OrderSums } from "./order-sums.tsx"
import type { ShoppingHost } from "./shopping-host.ts"
import { useOrder, type Ordering } from "./use-order.ts"
import { roomsOf, type RoomName, type WantedProduct } from "./wanted-products.ts"

interface OrderDialogProps {
  readonly host: ShoppingHost
  readonly wanted: readonly WantedProduct[]
  /** The room whose pieces are shown first; null: those of the whole home. */
  readonly room?: RoomName | null
  /** Where the cart opens. */
  readonly linkTarget: "_self" | "_top" | "_blank"
  readonly onClose: () => void
}

const everywhere = " all"

/** Merchants' products of a home, all or some of them to be put into the cart. */
export function OrderDialog({ host, wanted, room = null, linkTarget, onClose }: OrderDialogProps) {
  const t = useStudioText()
  const ordering = useOrder(host, wanted, room)
  const { rows, choices, province } = ordering
  const rooms = roomsOf(wanted)
  const open = rows.filter(({ state }) => state === "ok")
  return (
    <DialogFrame
      title={t("shop.title")}
      onClose={onClose}
      className="h-[min(760px,calc(100dvh-48px))] w-[min(680px,calc(100vw-24px))]"
    >
      {wanted.length === 0 ? (
        <p className="p-5 text-pretty text-ink-2">{t("shop.none")}</p>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-3 border-b border-line px-4 py-2.5 sm:px-5">
            <PickField
              label={t("shop.where")}
              value={choices.room ?? everywhere}
              options={[
                { value: everywhere, text: t("shop.whole") },
                ...rooms.map((name) => ({ value: name, text: name })),
              ]}
              onPick={(picked) => ordering.showRoom(picked === everywhere ? null : picked)}
            />
            <PickField
              label={t("shop.deliverTo")}
              value={province}
              none={t("shop.nowhere")}
              options={host.provinces.map(({ code, name }) => ({ value: code, text: name }))}
              onPick={ordering.deliverTo}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 sm:px-5">
            {ordering.hasFailed ? (
              <div role="alert" className="flex flex-wrap items-center gap-3 py-3 text-bad">
                <p>{t("shop.failed")}</p>
                <PanelButton onClick={ordering.retry}>{t("saving.tryNow")}</PanelButton>
              </div>
            ) : null}
            <label className="flex items-center gap-3 border-b border-line py-2.5">
              <input
                type="checkbox"
                checked={open.length > 0 && open.every(({ isPicked }) => isPicked)}
                disabled={open.length === 0}
                onChange={({ target }) =>
                  ordering.pick(
                    open.map(({ wanted: { product } }) => product),
                    target.checked,
                  )
                }
                className="size-[18px] accent-accent"
              />
              {t("shop.all", { count: open.length })}
            </label>
            <ul aria-label={t("shop.title")}>
              {rows.map((row) => (
                <OrderLine
                  key={row.wanted.product}
                  {...{ host, row, ordering }}
                  hasProvince={province !== null}
                />
              ))}
            </ul>
          </div>
          <footer className="grid gap-3 border-t border-line px-4 py-2.5 sm:px-5 sm:py-3">
            <OrderSums sums={ordering.sums} hasProvince={province !== null} />
            <PutIntoCart {...{ host, ordering, linkTarget }} />
          </footer>
        </>
      )}
    </DialogFrame>
  )
}

interface PutIntoCartProps extends Pick<OrderDialogProps, "host" | "linkTarget"> {
  readonly ordering: Ordering
}

function PutIntoCart({ host, ordering: { putting, put, sums }, linkTarget }: PutIntoCartProps) {
  const t = useStudioText()
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p role="status" className="mr-auto flex flex-wrap items-center gap-x-3 empty:hidden">
        {putting.kind === "done" ? (
          <>
            <span className="text-ok">{t("shop.isIn", { count: putting.pieces })}</span>
            <a
              href={host.cart}
              target={linkTarget}
              rel="noreferrer"
              className="text-accent underline underline-offset-4"
            >
              {t("shop.cart")}
            </a>
          </>
        ) : putting.kind === "refused" ? (
          <span className="text-bad">{putting.message ?? t("shop.putFailed")}</span>
        ) : null}
      </p>
      <PanelButton
        look="primary"
        icon={ShoppingBag}
        disabled={sums.pieces === 0 || putting.kind === "busy"}
        onClick={() => void put()}
        className="min-h-10 px-4 max-sm:w-full"
      >
        {t("shop.put", { count: sums.pieces })}
      </PanelButton>
    </div>
  )
}
