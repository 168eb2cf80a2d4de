import { connect } from "node:net"
import { expect, test } from "@playwright/test"

// The first line of a request as nobody's browser writes it. What is sent as it stands needs no page.

const targets = [
  "*",
  "http://x/works",
  "http://x",
  "http://x?page=1",
  "http://x/nope",
  "http://x/api/products",
  "https://x:1/works.data",
  "http://a:b@x/works",
  "ftp://x/works",
  "data:text/html,x",
  "works",
  "//",
  "//x/works",
  "///",
  "/\\x",
  "/\\\\x/works",
  "/.",
  "/..",
  "/../../etc/passwd",
  "/%",
  "/%00",
  "/%2e%2e/",
  "/%2f%2fx",
  "/%ff",
  "/works%",
  "/works?%",
  "/works?w=%ff",
  "/works?w=%00",
  "/works?lang=%",
  "/works?lang=en&lang=vi",
  "/works?page=x",
  "/works?page=99999999999999999999",
  "/works#x",
  "/works;a=b",
  "/works/",
  "/WORKS//",
  "/works.data",
  "/works.data?_routes=",
  "/works.data?_routes=%",
  "/works.data?_routes=constructor",
  "/.data",
  "/_.data?_routes=root",
  "/__manifest",
  "/__manifest?paths=%",
  "/__manifest?p=/works&version=x",
  "/desginer/desgin-detail?id=%00",
  "/things/detail?id=x",
  "/user/orders?from=x",
  "/blog/detail?id=..",
  "/share/works/x/y",
  "/share/site/home/%.jpg",
  "/oembed?url=%",
  "/oembed?url=http://[",
  "/sitemaps/works/x.xml",
  "/pictures/x",
  "/pictures/../x",
  "/models/x",
  "/private/x",
  "/downloads/__proto__/x",
  "/downloads/bill/%",
  "/assets/",
  "/assets/../x",
  "/assets/%00.js",
  "/builds/x",
  "/dev/outbox/x",
  "/api",
  "/api/",
  "/api//products",
  "/api/products/%",
  "/api/products?from=x",
  "/api/sse",
  "/api/sse?token=%",
  "/api/openapi.json?x=%",
  `/${"a".repeat(5_000)}`,
  `/${"a/".repeat(1_000)}`,
  `/works?${"w=a&".repeat(500)}`,
] as const
const methods = ["GET", "HEAD", "POST", "OPTIONS"] as const

/** Sends a first line as it stands; gives the first line of the answer. */
function ask(site: URL, method: string, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(site.port), site.hostname)
    let text = ""
    socket.on("data", (chunk) => (text += chunk.toString("latin1")))
    socket.on("error", reject)
    socket.on("close", () => resolve(text.split("\r\n", 1)[0] ?? ""))
    const length = method === "POST" ? "Content-Length: 0\r\n" : ""
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: site.example\r\n${length}Connection: close\r\n\r\n`)
  })
}

for (const method of methods) {
  test(`whatever address ${method} names, it is answered and no fault of ours`, async ({ baseURL }) => {
    const site = new URL(baseURL ?? "")
    const faults: string[] = []
    for (const target of targets) {
      const line = await ask(site, method, target)
      if (!/^HTTP\/1\.1 [1-4]\d\d /.test(line)) faults.push(`${target.slice(0, 60)}: ${line}`)
    }
    expect(faults).toEqual([])
  })
}

test("an address in a proxy's form names the page of its path", async ({ baseURL }) => {
  const site = new URL(baseURL ?? "")
  for (const [target, status] of [
    ["http://x/works", 200],
    ["http://x", 200],
    ["http://x/api/products", 200],
    ["http://x/nope", 404],
    ["*", 404],
  ] as const)
    expect([target, await ask(site, "GET", target)]).toEqual([
      target,
      expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `)),
    ])
})
