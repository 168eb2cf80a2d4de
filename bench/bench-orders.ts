import { randomBytes, randomUUID } from "node:crypto"
import { openShop, type Shop } from "./open-shop.ts"
import { loadWith, type Asked, type LoadResult } from "./load.ts"
import { openStage, startBenched } from "./stage.ts"
import { ms, row, type Row } from "./table.ts"

const connections = 8
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const leastShare = 0.35
const mostMs = 100
/** Each may hold a few orders unpaid only (`orderLimits.unpaidOrders`). */
const buyers = 2_000
const preparedAtOnce = 20

const receiver = {
  receiverName: "Lan Phạm",
  receiverMobile: "0912345678",
  province: "01",
  city: "",
  district: "",
  ward: "Tây Hồ",
  detail: "18 Võ Chí Công",
} as const

/**
 * Orders of products by eight buyers at once against the bare ceiling, which writes order, item, stock, key and event
 * in one durable transaction and checks nothing.
 */
export async function benchOrders(): Promise<Row[]> {
  const stage = await openStage(10_000)
  const env = { DATABASE_URL: stage.databaseUrl, APP_SECRET: randomBytes(32).toString("base64url") }
  const ceiling = await startBenched({ file: "bench/ceiling.ts", env })
  const server = await startBenched({ file: "apps/server/src/main.ts", args: ["--api"], env })
  try {
    const shop = await openShop(env, buyers)
    const orders = await prepareOrders(server.url, shop)
    const bare = await measure(() => ({
      url: `${ceiling.url}/order`,
      method: "POST",
      body: JSON.stringify({ key: randomUUID(), buyer: randomUUID(), receiver }),
    }))
    const ours = await measure((at) => toOrder(orders, at))
    const share = ours.perSecond / bare.perSecond
    return [
      row(
        "orders placed, 8 at once: orders/s",
        `${ours.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} = ${share.toFixed(2)} C`,
        `at least ${leastShare} C`,
        share >= leastShare,
      ),
      row(
        "orders placed, 8 at once: p99",
        `${ms(ours.p99)} (p50 ${ms(ours.p50)}; the ceiling's p50 ${ms(bare.p50)}, p99 ${ms(bare.p99)})`,
        `at most ${mostMs} ms`,
        ours.p99 <= mostMs,
      ),
    ]
  } finally {
    await server.stop()
    await ceiling.stop()
    await stage.close()
  }
}

const toOrder = (orders: readonly (() => Asked)[], at: number): Asked => {
  const make = orders[at % orders.length]
  if (!make) throw new Error("Nobody buys.")
  return make()
}

async function measure(next: (at: number) => Asked): Promise<LoadResult> {
  await loadWith(next, { connections, seconds: 2 })
  return loadWith(next, { connections, seconds })
}

/** A saved address for each buyer and the offer of what each buys: then an order is one call, as behind the button. */
async function prepareOrders(url: string, { tokens, sold }: Shop): Promise<(() => Asked)[]> {
  const prepared: (() => Asked)[] = []
  for (let from = 0; from < tokens.length; from += preparedAtOnce) {
    const some = tokens.slice(from, from + preparedAtOnce)
    prepared.push(
      ...(await Promise.all(
        some.map((token, at) => prepareOrder(url, token, sold[(from + at) % sold.length])),
      )),
    )
  }
  return prepared
}

async function prepareOrder(
  url: string,
  token: string,
  item: Shop["sold"][number] | undefined,
): Promise<() => Asked> {
  if (!item) throw new Error("Nothing is sold.")
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const call = async (path: string, body?: object): Promise<Record<string, string>> => {
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${url}/api${path}`, init)
    const { code, data } = (await answer.json()) as { code: number; data: Record<string, string> }
    if (code !== 200) throw new Error(`${path} answered ${code}.`)
    return data
  }
  const { id } = await call("/user/addresses", receiver)
  const { offer } = await call(`/user/product-offers/${item.product}/${item.variant}/${receiver.province}`)
  const content = { ...item, quantity: 1, receiver: id, remark: "", offer }
  return () => ({
    url: `${url}/api/user/product-orders`,
    method: "POST",
    headers,
    body: JSON.stringify({ ...content, buyerEmail: "lan@example.com", key: randomUUID() }),
  })
}
