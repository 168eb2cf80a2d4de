import { randomBytes, randomUUID } from "node:crypto"
import pg from "pg"
import { openShop } from "./open-shop.ts"
import { percentiles } from "./load.ts"
import { openStage, startBenched } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

/** What one buyer orders at once. */
const pieces = 40
const merchants = 8
const carts = 60

const receiver = {
  receiverName: "Lan Phạm",
  receiverMobile: "0912345678",
  province: "01",
  city: "",
  district: "",
  ward: "Tây Hồ",
  detail: "18 Võ Chí Công",
} as const

interface CartAnswer {
  readonly groups: readonly {
    readonly lines: readonly {
      readonly variantId: string
      readonly item: { readonly subjectId: string }
      readonly offer: string | null
    }[]
  }[]
}

/** A cart of forty pieces of eight merchants: putting them in, reading them with delivery, and ordering all of them, one buyer after the other. */
export async function benchCart(): Promise<Row[]> {
  const stage = await openStage(10_000)
  const env = { DATABASE_URL: stage.databaseUrl, APP_SECRET: randomBytes(32).toString("base64url") }
  const server = await startBenched({ file: "apps/server/src/main.ts", args: ["--api"], env })
  try {
    const shop = await openShop(env, carts)
    const call = caller(server.url)
    // The stage has six merchants: two buyers sell some of it, and buy nothing.
    const [firstSeller = "", secondSeller = "", ...tokens] = shop.tokens
    await giveProducts(env.DATABASE_URL, shop.sold, [
      (await call<{ id: string }>(firstSeller, "GET /user")).id,
      (await call<{ id: string }>(secondSeller, "GET /user")).id,
    ])
    const preview = await call<CartAnswer>(null, "POST /common/cart-previews", {
      entries: shop.sold.map(({ product, variant }) => ({ product, variant, quantity: 1 })),
    })
    const chosen = preview.groups
      .filter(({ lines }) => lines.length >= pieces / merchants)
      .slice(0, merchants)
      .flatMap(({ lines }) => lines.slice(0, pieces / merchants))
    if (chosen.length < pieces) throw new Error(`Only ${chosen.length} pieces of enough merchants are sold.`)
    const entries = chosen.map(({ item, variantId }) => ({
      product: item.subjectId,
      variant: variantId,
      quantity: 1,
    }))
    const times = { fill: [] as number[], read: [] as number[], order: [] as number[] }
    for (const [at, token] of tokens.entries()) {
      const { id } = await call<{ id: string }>(token, "POST /user/addresses", receiver)
      const filled = await timed(() =>
        call(token, "POST /user/cart/entries", { entries, counting: "atLeast" }),
      )
      const cart = await timed(() => call<CartAnswer>(token, `GET /user/cart?province=${receiver.province}`))
      const picked = cart.value.groups.flatMap(({ lines }) =>
        lines.flatMap(({ variantId, offer }) => (offer === null ? [] : [{ variant: variantId, offer }])),
      )
      if (picked.length < pieces) throw new Error(`Only ${picked.length} rows can be ordered.`)
      const body = { picked, receiver: id, buyerEmail: "lan@example.com", remark: "", key: randomUUID() }
      const ordered = await timed(() => call<{ orderIds: string[] }>(token, "POST /user/cart-orders", body))
      if (ordered.value.orderIds.length !== merchants)
        throw new Error("An order for each merchant is missing.")
      // The first ones warm the server up.
      if (at < 5) continue
      times.fill.push(filled.took)
      times.read.push(cart.took)
      times.order.push(ordered.took)
    }
    const shown = (some: readonly number[]): string => {
      const { p50, p95 } = percentiles([...some])
      return `p50 ${ms(p50)}, p95 ${ms(p95)}`
    }
    const what = `${pieces} pieces of ${merchants} merchants`
    return [
      row(`${what} are put into a cart`, shown(times.fill)),
      row(`${what} are read with delivery`, shown(times.read)),
      row(`${what} are ordered at once`, shown(times.order)),
    ]
  } finally {
    await server.stop()
    await stage.close()
  }
}

/** Has each of these accounts sell as many of the products as one merchant has in a cart. */
async function giveProducts(
  databaseUrl: string,
  sold: readonly { readonly product: string }[],
  sellers: readonly string[],
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const share = pieces / merchants
  const products = [...new Set(sold.map(({ product }) => product))]
  for (const [at, seller] of sellers.entries()) {
    const some = products.slice(at * share, (at + 1) * share)
    await client.query("update product set merchant_id = $1 where id = any($2)", [seller, some])
    await client.query("update product_variant set merchant_id = $1 where product_id = any($2)", [
      seller,
      some,
    ])
  }
  await client.end()
}

async function timed<T>(run: () => Promise<T>): Promise<{ readonly value: T; readonly took: number }> {
  const from = performance.now()
  const value = await run()
  return { value, took: performance.now() - from }
}

const caller =
  (url: string) =>
  async <T>(token: string | null, what: string, body?: object): Promise<T> => {
    const [method = "GET", path = ""] = what.split(" ")
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: T }
    if (code !== 200) throw new Error(`${what} answered ${code}: ${message}`)
    return data
  }
