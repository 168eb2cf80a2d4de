import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import pg from "pg"

// What the platform below us can do at best: plain node:http and pg, one prepared statement an answer, the same rows
// as our own answers hold, with nothing checked, translated or logged.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const orderTables = "bench_order_item, bench_order_event, bench_order, bench_stock"
await pool.query(`
  drop table if exists bench_product;
  create table bench_product as
  select product.id, product.popularity, product.words, json_build_object(
    'id', product.id, 'name', json_build_object('text', product.name ->> 'en', 'language', 'en'),
    'merchant', json_build_object('id', merchant_id, 'nickname', nickname),
    'picture', json_build_object('id', picture.id, 'width', picture.width, 'height', picture.height),
    'price', lowest_price, 'priceVaries', highest_price > lowest_price, 'inStock', in_stock,
    'colours', (select json_agg(json_build_object('name', colour_name ->> 'en', 'hex', colour_hex))
      from product_variant where product_id = product.id))::text as card,
    json_build_object('description', description, 'style', style, 'materials', materials, 'widthMm', width_mm,
      'variants', (select json_agg(product_variant) from product_variant where product_id = product.id))::text as rest
  from product join account on account.id = merchant_id
    join product_picture on product_picture.product_id = product.id and product_picture.position = 0
    join picture on picture.id = picture_id;
  create unique index on bench_product (id);
  create index on bench_product (popularity desc, id desc);
  create index on bench_product using gin (words);
  analyze bench_product;
  drop table if exists ${orderTables};
  create table bench_stock as select id, 1000000000 as stock from product_variant limit 200;
  alter table bench_stock add primary key (id);
  create table bench_order (id uuid primary key, buyer uuid not null, key text not null, body_hash text not null,
    total bigint not null, receiver jsonb not null, created_at timestamptz not null, unique (buyer, key));
  create table bench_order_item (order_id uuid references bench_order, variant uuid not null, quantity int not null,
    price bigint not null, primary key (order_id, variant));
  create table bench_order_event (id bigint generated always as identity primary key, type text, payload jsonb)`)

const statements = {
  list: "select card from bench_product order by popularity desc, id desc limit 20",
  detail: "select card, rest from bench_product where id = $1",
  keyword: `select card, count(*) over () as total from bench_product where words @@ $1::tsquery
    order by popularity desc, id desc limit 20`,
}

const variants = (await pool.query<{ id: string }>("select id from bench_stock")).rows.map(({ id }) => id)
let placed = 0

/** Order, item, stock, idempotency key and event in one durable transaction, and nothing else. */
async function placeOrder(body: { key: string; buyer: string; receiver: object }): Promise<string> {
  const [client, id, variant] = [await pool.connect(), randomUUID(), variants[placed++ % variants.length]]
  try {
    await client.query("begin")
    await client.query({
      name: "stock",
      text: "update bench_stock set stock = stock - 1 where id = $1 and stock >= 1",
      values: [variant],
    })
    await client.query({
      name: "order",
      text: "insert into bench_order values ($1, $2, $3, $4, $5, $6, now())",
      values: [id, body.buyer, body.key, "hash", 12_900_000, JSON.stringify(body.receiver)],
    })
    await client.query({
      name: "item",
      text: "insert into bench_order_item values ($1, $2, 1, $3)",
      values: [id, variant, 12_900_000],
    })
    await client.query({
      name: "event",
      text: "insert into bench_order_event (type, payload) values ('placed', $1)",
      values: [JSON.stringify({ id })],
    })
    await client.query("commit")
    return id
  } finally {
    client.release()
  }
}

const server = createServer((request, response) => {
  if (request.method === "POST") {
    text(request)
      .then((body) => placeOrder(JSON.parse(body) as Parameters<typeof placeOrder>[0]))
      .then((orderId) =>
        response
          .writeHead(200, { "content-type": "application/json; charset=utf-8" })
          .end(JSON.stringify({ code: 200, message: "OK", data: { orderId } })),
      )
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
    return
  }
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
  const name = pathname.slice(1) as keyof typeof statements
  const values = name === "list" ? [] : [searchParams.get("of") ?? ""]
  pool
    .query<{ card: string; rest?: string; total?: number }>({ name, text: statements[name], values })
    .then(({ rows }) => {
      const content = rows.map(({ card, rest }) => ({
        ...(JSON.parse(card) as object),
        ...(rest ? (JSON.parse(rest) as object) : {}),
      }))
      const body = JSON.stringify({
        code: 200,
        message: "OK",
        data: { content, totalElements: rows[0]?.total ?? 0 },
      })
      response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(body)
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  if (typeof address === "object" && address) process.send?.({ address: `http://127.0.0.1:${address.port}` })
})
process.once("SIGTERM", () => {
  server.close()
  server.closeAllConnections()
  void pool.query(`drop table if exists bench_product, ${orderTables}`).then(() => process.exit(0))
})
