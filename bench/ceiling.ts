import { createServer } from "node:http"
import pg from "pg"

// What the platform below us can do at best: plain node:http and pg, one prepared statement an answer, the same rows
// as our own answers hold, with nothing checked, translated or logged.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

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
  analyze bench_product`)

const statements = {
  list: "select card from bench_product order by popularity desc, id desc limit 20",
  detail: "select card, rest from bench_product where id = $1",
  keyword: `select card, count(*) over () as total from bench_product where words @@ $1::tsquery
    order by popularity desc, id desc limit 20`,
}

const server = createServer((request, response) => {
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
  void pool.query("drop table if exists bench_product").then(() => process.exit(0))
})
